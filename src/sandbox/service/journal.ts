/** One call that came in. No headers and no bodies: they hold secrets. */
export interface JournalEntry {
  readonly at: number;
  readonly call: string;
  /** 0 where the connection was cut. */
  readonly status: number;
}

export interface Journal {
  readonly entries: readonly JournalEntry[];
  record(call: string, response: Response): void;
  clear(): void;
}

const longest = 1000;

export function createJournal(now: () => number): Journal {
  const entries: JournalEntry[] = [];
  return {
    entries,
    record(call, response) {
      entries.push({ at: now(), call, status: response.status });
      if (entries.length > longest) entries.shift();
    },
    clear: () => void (entries.length = 0),
  };
}
