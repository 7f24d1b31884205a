import { useEffect } from 'react';
import { placeBeside } from './place.ts';
import { addTopLayer } from './top-layer.ts';

/**
 * While `isOpen`, shows a popover beside its anchor and with its width. Positions it again when `count`, its number of
 * rows, changes.
 */
export function useOpenLayer(
  layer: { readonly current: HTMLElement | null },
  anchor: { readonly current: HTMLElement | null },
  isOpen: boolean,
  count: number,
) {
  // Effect: opens the popover. The page doesn't clip the top layer.
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
