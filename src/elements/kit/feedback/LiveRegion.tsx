import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ElementContext } from '../context.ts';
import { createLiveRegion, speakInside } from './live-region.ts';

/** The answer takes the text back: the message that it belongs to has gone. */
export type Announce = (text: string) => () => void;

const silent: Announce = () => () => {};

/** Says a text to a screen reader, in the element's status region or in that of the dialog that is open. */
export const useAnnounce = (): Announce => use(ElementContext)?.say ?? silent;

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

/** The status region of a modal dialog (A11Y-07). */
export function LiveRegion() {
  const [region] = useState(() => createLiveRegion());
  // Before what is in the dialog says anything, and no longer than the dialog is there.
  useLayoutEffect(() => speakInside(region), [region]);
  return <div ref={(holder) => holder?.replaceChildren(region.node)} />;
}
