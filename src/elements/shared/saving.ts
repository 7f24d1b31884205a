import type { Problem } from '../../core/state/problem.ts';

/** `isUnsure`: the service did not answer and may have saved the form (NET-03). */
export interface Saving {
  readonly busy: boolean;
  readonly problem?: Problem;
  readonly isUnsure?: boolean;
}

export const notSaved = (problem: Problem): Saving => ({
  busy: false,
  problem,
  isUnsure: problem.outcome !== 'refused' && problem.outcome !== 'signed-out' && !problem.isUnsent,
});
