import { systemClock as clock } from '../page/clock.ts';

const lookMs = 500;
const patienceMs = 15_000;

/**
 * Calls `onDisappeared` once the widget's layers over the page have disappeared, or if none appeared in time. Create it
 * before the widget opens, because layers that are visible then belong to the page.
 */
export function watchWidget(onDisappeared: () => void) {
  const before = new Set(visibleLayers());
  const isThere = () => visibleLayers().some((layer) => !before.has(layer));
  let isStopped = false;
  let wasThere = false;
  let startedMs = 0;
  let cancel = () => {};

  const look = () => {
    // Does not start if a callback has stopped the watch while the widget was opening.
    if (isStopped) return;
    const isNow = isThere();
    const isLate = clock.monotonicMs() - startedMs >= patienceMs;
    if (!isNow && (wasThere || isLate)) {
      // Looks once more: the widget may be changing pages or about to call back.
      cancel = clock.after(lookMs, () => (isThere() ? look() : onDisappeared()));
      return;
    }
    wasThere ||= isNow;
    cancel = clock.after(lookMs, look);
  };

  return {
    start(): void {
      startedMs = clock.monotonicMs();
      look();
    },
    stop(): void {
      isStopped = true;
      cancel();
    },
  };
}

const layers = 'iframe, dialog, body > *, html > :not(head, body)';

const visibleLayers = () =>
  [...document.querySelectorAll(layers)].filter((layer) => {
    const { width, height } = layer.getBoundingClientRect();
    return width > 0 && height > 0;
  });
