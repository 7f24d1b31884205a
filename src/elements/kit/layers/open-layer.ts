import { useEffect } from 'react';
import { placeBeside } from './place.ts';
import { addTopLayer } from './top-layer.ts';

/** Shows a popover beside its anchor while `isOpen`, as wide as it; it is placed anew when its `count` of rows changes. */
export function useOpenLayer(
  layer: { readonly current: HTMLElement | null },
  anchor: { readonly current: HTMLElement | null },
  isOpen: boolean,
  count: number,
) {
  // The top layer is entered by a call; there nothing of the page clips the list.
  useEffect(() => {
    const node = layer.current;
    if (!isOpen || !node || !anchor.current) return;
    node.showPopover();
    const stop = placeBeside(node, anchor.current, { isAsWide: true });
    const forget = addTopLayer(node, () => node.hidePopover());
    return () => {
      stop();
      forget();
      node.hidePopover();
    };
  }, [isOpen, layer, anchor, count]);
}
