import type { Problem } from '../../../../src/core/state/problem.ts';

/** A call that was not answered. */
export const problem: Problem = {
  outcome: 'no-answer',
  code: '404',
  text: 'No response was received',
  call: 'seatList',
};
