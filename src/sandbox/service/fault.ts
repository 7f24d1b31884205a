/* Separate from the zod schema: the package exports these types and does not depend on zod. */

/** A fault of the next calls (POST /sandbox/faults). Without `status`, `body` and `cut` they are only delayed. */
export interface Fault {
  /** An endpoint's name, '*' for any call. */
  call: string;
  /** Number of calls that fail, 1 by default; -1 for every call. */
  times: number;
  /** Number of calls that pass first. */
  skip: number;
  /** 'before': the service has not acted. 'after': it has acted, and only the answer is lost. */
  strikes: 'before' | 'after';
  delayMs: number;
  status?: number | undefined;
  body?: string | undefined;
  headers: Record<string, string>;
  /** 'connection': the connection is cut before any answer. 'body': it is cut in the middle of the answer. */
  cut?: 'connection' | 'body' | undefined;
}

export type FaultScript = Pick<Fault, 'call'> & { [Key in keyof Omit<Fault, 'call'>]?: Fault[Key] | undefined };

export interface Faults {
  readonly scripted: readonly Fault[];
  add(...scripts: FaultScript[]): void;
  clear(): void;
  /** Applies the first fault for the call; if there is none, resolves to `answer()`. */
  strike(call: string, answer: () => Promise<Response>): Promise<Response>;
}
