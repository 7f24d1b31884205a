import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ElementContext } from '../context.ts';
import { createLiveRegion, speakInside } from './live-region.ts';

/** Announces a text. Returns a function that removes it when its message disappears. */
export type Announce = (text: string) => () => void;

const silent: Announce = () => () => {};

/** Announces texts to screen readers, in the element's status region or in the open dialog's. */
export const useAnnounce = (): Announce => use(ElementContext)?.say ?? silent;

/** Announces the texts of one component: each replaces the last. `takeBack` removes the text when it is no longer shown. */
export function useMessage() {
  const announce = useAnnounce();
  const last = useRef(() => {});
  // Effect: removes the text when the component is unmounted.
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
  // Layout effect: registers the region before the dialog's content announces anything, and unregisters it with the dialog.
  useLayoutEffect(() => speakInside(region), [region]);
  return <div ref={(holder) => holder?.replaceChildren(region.node)} />;
}
