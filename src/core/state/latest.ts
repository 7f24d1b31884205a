/** Each run aborts the previous run (NET-06), whose late result is ignored (NET-05). */
export function latestOnly() {
  let current = new AbortController();

  return async <Outcome>(
    work: (signal: AbortSignal) => Promise<Outcome>,
    take: (outcome: Outcome) => void,
  ): Promise<void> => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    // Stops waiting on abort: an aborted request may never settle.
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const done = work(signal).then((outcome) => {
      if (!signal.aborted) take(outcome);
    });
    await Promise.race([done, aborted]);
  };
}
