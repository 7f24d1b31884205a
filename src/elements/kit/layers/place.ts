// Leaves room for the anchor's focus ring.
const gapPx = 6;
const edgePx = 8;

/**
 * Keeps an open popover beside its anchor: below it, or above if there is more room. Needed because the top layer doesn't
 * follow the scrolling of the page. Returns a function that stops it.
 */
export function placeBeside(layer: HTMLElement, anchor: HTMLElement, { isAsWide = false } = {}): () => void {
  const view = layer.ownerDocument.defaultView;
  if (!view) return () => {};
  const isRtl = view.getComputedStyle(layer).direction === 'rtl';
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = layer.ownerDocument.documentElement;
    const roomBelow = height - box.bottom - gapPx - edgePx;
    const roomAbove = box.top - gapPx - edgePx;
    // CSS zoom of the page scales lengths that are set, but not measured ones.
    const px = (length: number) => `${length / (layer.currentCSSZoom ?? 1)}px`;
    if (isAsWide) layer.style.setProperty('inline-size', px(box.width));
    layer.style.setProperty('max-block-size', px(Math.max(roomBelow, roomAbove, 120)));
    const own = layer.getBoundingClientRect();
    const isAbove = own.height > roomBelow && roomAbove > roomBelow;
    const wanted = isRtl ? box.right - own.width : box.left;
    const across = Math.min(Math.max(wanted, edgePx), Math.max(edgePx, width - own.width - edgePx));
    const down = isAbove ? box.top - gapPx - own.height : box.bottom + gapPx;
    // Measured from the top left corner of the window: the sheets set `inset: 0 auto auto 0`, also for right-to-left pages.
    layer.style.setProperty('translate', `${px(across)} ${px(down)}`);
  };
  place();
  view.addEventListener('scroll', place, { capture: true, passive: true });
  view.addEventListener('resize', place);
  return () => {
    view.removeEventListener('scroll', place, { capture: true });
    view.removeEventListener('resize', place);
  };
}
