/* Apart from the schema that reads them: these types go out with the package, which brings no zod. */

/**
 * What goes wrong with the next calls of a name, for tests and demos (POST /sandbox/faults). Without `status`, `body`
 * and `cut` the call is only delayed.
 */
export interface Fault {
  /** An endpoint's name, '*' for any call. */
  call: string;
  /** How many calls it strikes, 1 where it is left out; -1: every one. */
  times: number;
  /** How many calls pass before it strikes. */
  skip: number;
  /** Whether the service has done what it was asked by then: 'after' loses only the answer. */
  strikes: 'before' | 'after';
  delayMs: number;
  status?: number | undefined;
  body?: string | undefined;
  headers: Record<string, string>;
  /** 'connection': nothing is answered, the connection breaks. 'body': it breaks half-way through the answer. */
  cut?: 'connection' | 'body' | undefined;
}

/** A fault as it is asked for. */
export type FaultScript = Pick<Fault, 'call'> & { [Key in keyof Omit<Fault, 'call'>]?: Fault[Key] | undefined };

export interface Faults {
  readonly scripted: readonly Fault[];
  add(...scripts: FaultScript[]): void;
  clear(): void;
  /** Answers a call as the first fault for it says, else with `answer`. */
  strike(call: string, answer: () => Promise<Response>): Promise<Response>;
}
