import type { StoryObj } from '@storybook/web-components-vite';
import type { EndpointName } from '../src/core/service/calls.ts';
import type { FaultScript } from '../src/sandbox/service/fault.ts';

/* Stories in which the service fails. A story's own preparations run first. */

const anHourMs = 3_600_000;

const refusal = JSON.stringify({
  Status: 1,
  Data: null,
  ErrorCode: 'X1',
  ErrorMessage: 'The service is being looked after. Please try again later.',
});

type Calls = EndpointName | '*';
type More = Partial<Pick<FaultScript, 'skip' | 'body' | 'times'>>;

export const unanswered = (call: Calls, story: StoryObj = {}, more: More = {}): StoryObj => ({
  ...struck({ call, delayMs: anHourMs, times: -1, ...more }, story),
  parameters: { ...story.parameters, isUnanswered: true },
});

export const refused = (call: Calls, story: StoryObj = {}, more: More = {}): StoryObj =>
  struck({ call, body: refusal, times: -1, ...more }, story);

/** A story in which a call is answered with `answer`, for instance with an empty list. */
export const answered = (call: Calls, answer: unknown, story: StoryObj = {}, more: More = {}): StoryObj =>
  refused(call, story, {
    body: JSON.stringify({ Status: 0, Data: answer, ErrorCode: null, ErrorMessage: null }),
    ...more,
  });

type Arrangement = Extract<StoryObj['beforeEach'], (...args: never[]) => unknown>;

function struck(fault: FaultScript, story: StoryObj): StoryObj {
  const strike: Arrangement = ({ sandbox }) => sandbox.faults.add(fault);
  return { ...story, beforeEach: [story.beforeEach ?? [], strike].flat() };
}
