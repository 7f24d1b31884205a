import { systemClock as clock } from '../page/clock.ts';
import { findAll } from '../page/named-elements.ts';

const graceMs = 500;
const patienceMs = 15_000;

/**
 * Calls `onDisappeared` once the widget's own layers have disappeared from the page, or if nothing appeared in time. Its
 * layers are those that appear while `open` runs. A page may add layers of its own later, such as a chat (PAY-46).
 */
export function watchWidget(onDisappeared: () => void) {
  const ended = new AbortController();
  const observer = new ResizeObserver(() => look());
  let own: readonly Element[] = [];
  let wasShown = false;
  let cancel = () => {};
  let hasNewLayer = () => false;

  function look(): void {
    cancel();
    const isShown = own.some(isVisible);
    wasShown ||= isShown;
    if (isShown) return;
    // Decides after a moment, because the widget may be changing pages or about to call back. If none of its own layers
    // was visible yet, a layer that appears after `open` may be the widget's or the page's: it counts as the widget's.
    const isGone = () => !own.some(isVisible) && (wasShown || !hasNewLayer());
    cancel = clock.after(wasShown ? graceMs : patienceMs, () => isGone() && onDisappeared());
  }

  return {
    open(act: () => void): void {
      const [before, visible] = [new Set(allLayers()), new Set(allLayers().filter(isVisible))];
      hasNewLayer = () => allLayers().some((layer) => isVisible(layer) && !visible.has(layer));
      act();
      if (ended.signal.aborted) return;
      own = allLayers().filter((layer) => !before.has(layer) || (isVisible(layer) && !visible.has(layer)));
      for (const layer of own) observer.observe(layer);
      look();
    },
    stop(): void {
      ended.abort();
      observer.disconnect();
      cancel();
    },
  };
}

const layers = 'iframe, dialog, body > *, html > :not(head, body)';

const isVisible = (layer: Element) => {
  const { width, height } = layer.getBoundingClientRect();
  return width > 0 && height > 0;
};

const allLayers = () => [...findAll(document, layers)];
