export type LatestOnly = <Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
  take: (outcome: Outcome) => void,
) => Promise<void>;

/** Each run aborts the previous one (NET-06) and ignores its result, in whatever order answers arrive (NET-05). */
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
