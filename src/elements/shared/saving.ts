import type { Problem } from '../../core/state/problem.ts';

/** How far a form is with saving. `isUnsure`: nobody knows whether the service has done it (NET-03). */
export interface Saving {
  readonly busy: boolean;
  readonly problem?: Problem;
  readonly isUnsure?: boolean;
}

/** What a form shows after a change that did not go through. `isUnsure`: nobody knows whether the service has made it. */
export const notSaved = (problem: Problem): Saving => ({
  busy: false,
  problem,
  isUnsure: problem.outcome !== 'refused' && problem.outcome !== 'signed-out' && !problem.isUnsent,
});
