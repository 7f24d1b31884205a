/** How a call to the service ended when it did not end well (DEC-1). */
export type ProblemOutcome = 'refused' | 'signed-out' | 'malformed' | 'failed' | 'no-answer';

/** What went wrong, in words a person can act on. `code` is for events and logs, never shown alone. */
export interface Problem {
  readonly outcome: ProblemOutcome;
  /** The service's ErrorCode when it refused; else '401', 'malformed', '500' or '404' (DEC-1). */
  readonly code: string;
  readonly text: string;
  /** The endpoint's name. */
  readonly call: string;
  /** A malformed answer whose Status was neither 0 nor 1: the OTP page has a text of its own for it (ACC-5.29). */
  readonly hasUnknownStatus?: boolean;
  /** The call was never sent, so the service has done nothing. */
  readonly isUnsent?: boolean;
  /** A refusal with an HTTP error status. A payment link treats it as a temporary error (DEC-1). */
  readonly hasErrorStatus?: boolean;
}

/** Whether the service refused the call (Status 1). */
export const isRefusal = (problem: Problem) => problem.outcome === 'refused';

/**
 * Where the specification names a text for a call's exception, it replaces the outcome's own
 * for every outcome but refused and 401 (DEC-1).
 */
export function withExceptionText(problem: Problem, text: string): Problem {
  if (problem.outcome === 'refused' || problem.outcome === 'signed-out') return problem;
  return { ...problem, text };
}
