export type Presence = ReturnType<typeof createPresence>;

/**
 * The stays of an element on the page. A page may take an element off and put it back later, as Vue's KeepAlive and route
 * caches do: its state remains meanwhile, but no call, timer or global listener does.
 */
export function createPresence() {
  let stay = new AbortController();
  const starts: (() => () => void)[] = [];
  let stops: (() => void)[] = [];
  const backs = new Set<() => void>();

  return {
    /** A signal that is aborted at the end of the current stay: read it anew for each use. */
    get signal() {
      return stay.signal;
    },
    get isAway() {
      return stay.signal.aborted;
    },
    /** Calls `start` now and whenever the element returns, and the function that `start` returned whenever it leaves. */
    during(start: () => () => void): void {
      starts.push(start);
      stops.push(start());
    },
    /** Calls `act` once, at the next return, unless the returned function is called before. */
    onBack(act: () => void): () => void {
      backs.add(act);
      return () => void backs.delete(act);
    },
    leave(): void {
      stay.abort();
      for (const stop of stops) stop();
      stops = [];
    },
    comeBack(): void {
      stay = new AbortController();
      stops = starts.map((start) => start());
      const acts = [...backs];
      backs.clear();
      for (const act of acts) act();
    },
  };
}
