import type { Problem } from '../../../../src/core/state/problem.ts';

/** The problem of a call without an answer. */
export const problem: Problem = {
  outcome: 'no-answer',
  code: '404',
  text: 'No response was received',
  call: 'seatList',
};
