/* Separate from the zod schema: the package exports these types and does not depend on zod. */

/** Makes the next calls fail (POST /sandbox/faults). Without `status`, `body` and `cut` the calls are only delayed. */
export interface Fault {
  /** An endpoint's name such as 'authenticate', or '*' for any call. */
  call: string;
  /** The number of calls that fail, after `skip` calls that pass: 1 by default, -1 for every call. */
  times: number;
  skip: number;
  /** 'before': strikes before the service acts. 'after': the service has acted, and only its answer is late or lost. */
  strikes: 'before' | 'after';
  delayMs: number;
  status?: number | undefined;
  body?: string | undefined;
  headers: Record<string, string>;
  /** Cuts the connection. 'connection': before any part of the answer. 'body': in the middle of the answer. */
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
