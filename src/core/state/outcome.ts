import type { Problem } from './problem.ts';

/** How an attempt to get a value ended. An answer of the service is one. */
export type Outcome<Value> =
  { readonly ok: true; readonly data: Value } | { readonly ok: false; readonly problem: Problem };

/** The outcome with its value changed; a problem stays what it is. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, data: change(outcome.data) } : outcome;
