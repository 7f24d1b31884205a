import { systemClock, type Clock } from '../page/clock.ts';

/* Whether the card widget is still there. It is somebody else's code: it may go without a word, or never come. */

export interface WidgetWatch {
  /** It has been told to open. */
  start(): void;
  stop(): void;
}

const lookMs = 500;
/** So long it may take until something of it is seen. */
const patienceMs = 15_000;

/**
 * Calls `gone` once when what the widget has drawn over the page is there no more, or when nothing of it has come in time.
 * What is visible now is not the widget's, so call this before it opens.
 */
export function watchWidget(gone: () => void, clock: Clock = systemClock): WidgetWatch {
  const before = new Set(visibleLayers());
  const isThere = () => visibleLayers().some((layer) => !before.has(layer));
  let isOver = false;
  let wasThere = false;
  let startedMs = 0;
  let cancel = () => {};

  const look = () => {
    if (isOver) return;
    const isNow = isThere();
    const isLate = clock.monotonicMs() - startedMs >= patienceMs;
    if (!isNow && (wasThere || isLate)) {
      // It may be between two of its pages, or about to tell how it ended.
      cancel = clock.after(lookMs, () => (isThere() ? look() : end()));
      return;
    }
    wasThere ||= isNow;
    cancel = clock.after(lookMs, look);
  };

  const end = () => {
    if (isOver) return;
    isOver = true;
    gone();
  };

  return {
    start() {
      startedMs = clock.monotonicMs();
      look();
    },
    stop() {
      isOver = true;
      cancel();
    },
  };
}

/** What may lie over a page: frames, dialogs, and whatever stands directly in the body or beside it. */
const layers = 'iframe, dialog, body > *, html > :not(head, body)';

const visibleLayers = () =>
  [...document.querySelectorAll(layers)].filter((layer) => {
    const { width, height } = layer.getBoundingClientRect();
    return width > 0 && height > 0;
  });
