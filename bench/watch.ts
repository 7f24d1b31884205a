import type { BenchPage } from './pages.ts';

export type Moment = 'visible' | 'typable' | 'interactive';

export interface Watched {
  readonly moments: Partial<Record<Moment, number>>;
  shift: number;
  longestTaskMs: number;
}

/** Runs in the page before any other script: checks every frame and records when each thing first appears. */
export function watch({ host, control, interactive }: Pick<BenchPage, 'host' | 'control' | 'interactive'>): void {
  const moments: Partial<Record<Moment, number>> = {};
  const watched: Watched = { moments, shift: 0, longestTaskMs: 0 };
  Reflect.set(window, 'watched', watched);
  const hasBox = (element: Element | null | undefined) => !!element && element.getBoundingClientRect().height > 0;
  const note = (moment: Moment) => void (moments[moment] ??= performance.now());

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTaskMs = Math.max(watched.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });

  let isAwaited = false;
  const look = () => {
    const element = document.querySelector(host) as (Element & { readonly ready?: Promise<void> }) | null;
    const root = element?.shadowRoot ?? element;
    // Any child may have the box: in a shadow root the first one is the link to a style sheet.
    if (root && [...root.children].some(hasBox)) note('visible');
    if (hasBox(root?.querySelector(control))) note('typable');
    if (interactive === 'mark' && performance.getEntriesByName('interactive').length > 0) note('interactive');
    if (interactive === 'control' && moments.typable !== undefined) note('interactive');
    if (interactive === 'element' && element?.ready && !isAwaited) {
      isAwaited = true;
      void element.ready.then(() => note('interactive'));
    }
    if (Object.keys(moments).length < 3) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
