export type Presence = ReturnType<typeof createPresence>;

/**
 * The stays of an element on the page. A page may take an element off and put it back later, as Vue's KeepAlive and route
 * caches do: its state remains meanwhile, but no call, timer or global listener does.
 */
export function createPresence() {
  let stay = new AbortController();
  const starts: (() => () => void)[] = [];
  let stops: (() => void)[] = [];
  let backs: (() => void)[] = [];

  return {
    /** Aborted at the end of the current stay: read it anew for each use. */
    get signal() {
      return stay.signal;
    },
    get isAway() {
      return stay.signal.aborted;
    },
    /** Calls `start` now and after each return, and what it returned at each leave. */
    during(start: () => () => void): void {
      starts.push(start);
      stops.push(start());
    },
    /** Resolves when the element returns after the current stay. */
    untilBack: (): Promise<void> =>
      new Promise((resolve) => {
        const wait = () => void backs.push(resolve);
        if (stay.signal.aborted) wait();
        else stay.signal.addEventListener('abort', wait, { once: true });
      }),
    leave(): void {
      stay.abort();
      for (const stop of stops) stop();
      stops = [];
    },
    comeBack(): void {
      stay = new AbortController();
      stops = starts.map((start) => start());
      for (const resolve of backs) resolve();
      backs = [];
    },
  };
}
