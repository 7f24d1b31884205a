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
    // A page's CSS zoom scales what is set here, and not what was measured.
    const px = (length: number) => `${length / (layer.currentCSSZoom ?? 1)}px`;
    if (isAsWide) layer.style.setProperty('inline-size', px(box.width));
    layer.style.setProperty('max-block-size', px(Math.max(roomBelow, roomAbove, 120)));
    const own = layer.getBoundingClientRect();
    const isAbove = own.height > roomBelow && roomAbove > roomBelow;
    const wanted = isRtl ? box.right - own.width : box.left;
    const across = Math.min(Math.max(wanted, edgePx), Math.max(edgePx, width - own.width - edgePx));
    const down = isAbove ? box.top - gapPx - own.height : box.bottom + gapPx;
    // Measured from the window's corner, so the sheets start it there (`inset: 0 auto auto 0`) in every direction.
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
