import { isOutcomeUnknown, type Problem } from '../../core/state/problem.ts';

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
