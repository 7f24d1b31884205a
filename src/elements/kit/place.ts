// Clear of the anchor's focus ring.
const gapPx = 6;
const edgePx = 8;

/**
 * Keeps an open popover beside its anchor: below it, or above where there is more room. The top layer knows nothing of the
 * scrolling and clipping around the anchor. The answer stops it.
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
    if (isAsWide) layer.style.setProperty('inline-size', `${box.width}px`);
    layer.style.setProperty('max-block-size', `${Math.max(roomBelow, roomAbove, 120)}px`);
    const isAbove = layer.offsetHeight > roomBelow && roomAbove > roomBelow;
    const wanted = isRtl ? box.right - layer.offsetWidth : box.left;
    const across = Math.min(Math.max(wanted, edgePx), Math.max(edgePx, width - layer.offsetWidth - edgePx));
    const down = isAbove ? box.top - gapPx - layer.offsetHeight : box.bottom + gapPx;
    layer.style.setProperty('translate', `${across}px ${down}px`);
  };
  place();
  view.addEventListener('scroll', place, { capture: true, passive: true });
  view.addEventListener('resize', place);
  return () => {
    view.removeEventListener('scroll', place, { capture: true });
    view.removeEventListener('resize', place);
  };
}
