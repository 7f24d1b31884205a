/** A call and the status of its answer. Bodies and headers, except `UserId`, are left out: they may contain secrets. */
interface JournalEntry {
  readonly at: number;
  readonly call: string;
  readonly userId: string;
  /** HTTP status; 0 if the connection was cut. */
  readonly status: number;
}

export type Journal = ReturnType<typeof createJournal>;

const longest = 1000;

export function createJournal(now: () => number) {
  const entries: JournalEntry[] = [];
  return {
    entries: entries as readonly JournalEntry[],
    record(call: string, request: Request, response: Response): void {
      const userId = request.headers.get('UserId') ?? '';
      entries.push({ at: now(), call, userId, status: response.status });
      if (entries.length > longest) entries.shift();
    },
    clear: (): void => void (entries.length = 0),
  };
}
