import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { ElementContext } from '../context.ts';
import { createLiveRegion } from './live-region.ts';

/** The answer takes the text back: the message that it belongs to has gone. */
export type Announce = (text: string) => () => void;

const AnnounceContext = createContext<Announce | null>(null);
const silent: Announce = () => () => {};

/** Says a text to a screen reader: in the dialog's status region, else in the element's. */
export function useAnnounce(): Announce {
  const nearest = use(AnnounceContext);
  const element = use(ElementContext);
  return nearest ?? element?.say ?? silent;
}

/** Says the texts of one place, of which the latest counts: `takeBack` when it is shown no more. */
export function useMessage() {
  const announce = useAnnounce();
  const last = useRef(() => {});
  // Whoever shows it may be gone before it is mended.
  useEffect(() => () => last.current(), []);
  return {
    say(text: string): void {
      last.current();
      last.current = announce(text);
    },
    takeBack: () => last.current(),
  };
}

/** A status region of its own for a modal dialog: all outside of it is inert, the element's region too (A11Y-07). */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [region] = useState(createLiveRegion);
  return (
    <AnnounceContext value={region.say}>
      {children}
      <div ref={(holder) => holder?.replaceChildren(region.node)} />
    </AnnounceContext>
  );
}
