import type { Problem } from './problem.ts';

/** A value, or the problem that prevented it. The client's answers have this shape. */
export type Outcome<Value> =
  { readonly ok: true; readonly data: Value } | { readonly ok: false; readonly problem: Problem };

/** Applies a function to the outcome's value; a problem is returned unchanged. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, data: change(outcome.data) } : outcome;
