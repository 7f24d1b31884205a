import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { holdsFocus } from '../../../core/page/focus.ts';
import { rootOf } from '../../../core/page/named-elements.ts';
import { addTopLayer } from './top-layer.ts';

const gapPx = 6;
const edgePx = 8;
const leastListPx = 240;

/**
 * Keeps an open popover below its anchor, or above if it doesn't fit below and has more room above. Each scroll moves it,
 * because the top layer doesn't scroll with the page, and so does each change of the layout. Also registers it for
 * `closeTopLayers`. Returns a function that stops both.
 */
function placeBeside(layer: HTMLElement, anchor: HTMLElement, isAsWide = false): () => void {
  const view = layer.ownerDocument.defaultView!;
  const isRtl = view.getComputedStyle(layer).direction === 'rtl';
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = rootOf(layer.ownerDocument);
    const roomBelow = height - box.bottom - gapPx - edgePx;
    const roomAbove = box.top - gapPx - edgePx;
    // Converts a measured length to one for a style: the page's CSS `zoom` scales lengths in styles once more.
    const px = (length: number) => `${length / (layer.currentCSSZoom ?? 1)}px`;
    if (isAsWide) {
      const least = Math.min(Math.max(box.width, leastListPx), width - 2 * edgePx);
      layer.style.setProperty('min-inline-size', px(least));
    }
    layer.style.setProperty('max-block-size', px(Math.max(roomBelow, roomAbove, 120)));
    const own = layer.getBoundingClientRect();
    const isAbove = own.height > roomBelow && roomAbove > roomBelow;
    const wanted = isRtl ? box.right - own.width : box.left;
    const across = Math.min(Math.max(wanted, edgePx), Math.max(edgePx, width - own.width - edgePx));
    const down = isAbove ? box.top - gapPx - own.height : box.bottom + gapPx;
    // Moves the popover from the window's top left corner, where `inset: 0 auto auto 0` in the style sheets puts it.
    layer.style.setProperty('translate', `${px(across)} ${px(down)}`);
  };
  place();
  const listening = new AbortController();
  const { signal } = listening;
  view.addEventListener('scroll', place, { capture: true, passive: true, signal });
  view.addEventListener('resize', place, { signal });
  // Places the popover again after the page has moved the element: `restoreTopLayers` opens it anew.
  layer.addEventListener('toggle', place, { signal });
  // Places the popover again when the anchor moves, as when a message above it appears: an ancestor of the anchor then
  // changes its size.
  const resizes = new ResizeObserver(place);
  for (let node: Element | null = anchor; node; node = node.parentElement) resizes.observe(node);
  const forget = addTopLayer(layer, () => layer.hidePopover());
  return () => {
    listening.abort();
    resizes.disconnect();
    forget();
  };
}

/**
 * Effect: shows a popover beside its anchor while `isOpen`, because the page doesn't clip the top layer. `count` is for
 * lists, the number of rows: a list is at least as wide as the anchor, and placed again when `count` changes.
 */
export function useOpenLayer(
  layer: { readonly current: HTMLElement | null },
  anchor: { readonly current: HTMLElement | null },
  isOpen: boolean,
  count?: number,
) {
  useEffect(() => {
    const node = layer.current;
    // A removed element may still render, and a popover opens in a document only.
    if (!isOpen || !node?.isConnected || !anchor.current) return;
    node.showPopover();
    const stop = placeBeside(node, anchor.current, count !== undefined);
    return () => {
      stop();
      node.hidePopover();
    };
  }, [isOpen, layer, anchor, count]);
}

/**
 * For a button that opens a popover: `button` is its ref, and the id of the popover its `popoverTarget`. Spread `panel` on
 * the popover.
 */
export function usePopover<Panel extends HTMLElement>() {
  const button = useRef<HTMLButtonElement>(null);
  const ref = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  // Effect: positions the popover, which the browser opens outside of React.
  useEffect(() => {
    if (!isOpen || !ref.current || !button.current) return;
    // The browser closes the popover of a removed element without an event.
    if (!ref.current.matches(':popover-open')) return setOpen(false);
    return placeBeside(ref.current, button.current);
  }, [isOpen]);
  return {
    button,
    isOpen,
    close: () => ref.current?.hidePopover(),
    panel: {
      ref,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
      // Returns the focus to the button: in a shadow root the browser doesn't.
      onBeforeToggle(event: ToggleEvent<HTMLElement>) {
        if (event.newState === 'closed' && holdsFocus(event.currentTarget)) button.current?.focus();
      },
    },
  } as const;
}
