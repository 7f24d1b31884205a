/** Runs `work` and passes its result to `take`, unless a later run has started meanwhile. */
export type LatestOnly = <Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
  take: (outcome: Outcome) => void,
) => Promise<void>;

/**
 * One piece of work at a time for one place on a screen. Beginning the next gives up the one before: its signal is aborted,
 * so that one request at most is under way (NET-06), and what it still brings is dropped, in whatever order answers come (NET-05).
 */
export function latestOnly(): LatestOnly {
  let current = new AbortController();

  return async (work, take) => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    const outcome = await Promise.race([work(mine.signal).then(keep), whenAborted(mine.signal)]).catch(
      (cause: unknown) => {
        if (!mine.signal.aborted) throw cause;
        return null;
      },
    );
    if (outcome && !mine.signal.aborted) take(outcome.kept);
  };
}

const keep = <Outcome>(kept: Outcome) => ({ kept });

// An aborted request may never settle.
const whenAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
