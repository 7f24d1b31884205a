import type { Localized } from '../config/text.ts';

type ProblemOutcome = 'refused' | 'signed-out' | 'malformed' | 'failed' | 'no-answer';

/** A value of an answer that does not fit its schema. All its texts are types and names: it contains no value. */
export interface Mismatch {
  /** The path of the value, such as `Data.PurchaseSubs[3].ExpireOn`; '' for the answer as a whole. */
  readonly path: string;
  /** The kind of value that the schema expects, such as 'a time'. */
  readonly expected: string;
  /** The kind of value that came, such as 'a text', or 'missing'. */
  readonly seen: string;
}

export interface Problem {
  readonly outcome: ProblemOutcome;
  /** For events and logs: the service's ErrorCode of a refusal, else '401', '404', '500' or 'malformed' (DEC-1). */
  readonly code: string;
  readonly text: Localized;
  /** The endpoint's name. */
  readonly call: string;
  /** The id that the call carried, if the configuration asks for one. */
  readonly requestId?: string;
  /** Of a malformed answer. */
  readonly mismatch?: Mismatch;
  /** True if the Status of an answer was neither 0 nor 1: the OTP page has its own text for this (ACC-5.29). */
  readonly hasUnknownStatus?: boolean;
  readonly isUnsent?: boolean;
  /** True for a refusal with an HTTP error status. A payment link treats it as a temporary error (DEC-1). */
  readonly hasErrorStatus?: boolean;
}

export const isRefusal = (problem: Problem) => problem.outcome === 'refused';

const isAnswered = ({ outcome }: Problem) => outcome === 'refused' || outcome === 'signed-out';

/** True if the service may have made the change: the call was sent, and neither refused nor answered by 401 (NET-03). */
export const isOutcomeUnknown = (problem: Problem): boolean => !isAnswered(problem) && !problem.isUnsent;

export function withExceptionText(problem: Problem, text: Localized): Problem {
  return isAnswered(problem) ? problem : { ...problem, text };
}

export type Outcome<Value> =
  { readonly ok: true; readonly data: Value } | { readonly ok: false; readonly problem: Problem };

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
  readonly refusal: null;
}

export const failure = (
  { name }: { readonly name: string },
  outcome: ProblemOutcome,
  code: string,
  text: Localized,
): Failure => ({ ok: false, problem: { outcome, code, text, call: name }, refusal: null });

export const mapOutcome = <From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, data: change(outcome.data) } : outcome;
