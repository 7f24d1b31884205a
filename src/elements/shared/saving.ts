import type { Problem } from '../../core/state/problem.ts';

/** `isOutcomeUnknown`: the service did not answer and may have saved the form (NET-03). */
export interface Saving {
  readonly busy: boolean;
  readonly problem?: Problem;
  readonly isOutcomeUnknown?: boolean;
}

export const failedSave = (problem: Problem): Saving => ({
  busy: false,
  problem,
  isOutcomeUnknown: isOutcomeUnknown(problem),
});

export const isOutcomeUnknown = ({ outcome, isUnsent }: Problem): boolean =>
  outcome !== 'refused' && outcome !== 'signed-out' && !isUnsent;
