import { createContext, use, useState, type ReactNode } from 'react';
import { ElementContext } from '../context.ts';
import { createLiveRegion } from './live-region.ts';

export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | null>(null);
const silent: Announce = () => {};

/** Says a text to a screen reader: in the dialog's status region, else in the element's. */
export function useAnnounce(): Announce {
  const nearest = use(AnnounceContext);
  const element = use(ElementContext);
  return nearest ?? element?.say ?? silent;
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
