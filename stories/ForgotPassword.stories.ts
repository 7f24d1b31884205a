import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { fill, playIn, submit } from './act.ts';
import { unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';
import { person } from './person.ts';

export default { title: 'Elements/Forgot password', component: 'dict-forgot-password' } satisfies Meta;

export const Empty: StoryObj = {};

export const Prefilled: StoryObj = { args: { email: person.email } };

export const ForceReset: StoryObj = { args: { email: 'expired@example.com', locked: true } };

export const FieldWrong: StoryObj = {
  play: playIn('dict-forgot-password')((root) => {
    fill(root, 'username', 'anna@');
    submit(root);
  }),
};

export const Failed: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' }),
  play: sentUntil('.d-notice'),
};

export const Busy = unanswered('requestOtpResetPassword', { play: sentUntil('[aria-disabled]') });

export const CodeAsked: StoryObj = { play: sentUntil('dict-otp') };

export const Narrow = narrow(ForceReset);
export const Dark = dark();
export const DarkRightToLeft = dark(rightToLeft(ForceReset));
export const LongTexts = longTexts();
export const LongTextsOfForceReset = longTexts(ForceReset);

function sentUntil(sign: string): StoryObj['play'] {
  return playIn('dict-forgot-password')((root) => {
    fill(root, 'username', person.email);
    submit(root);
  }, sign);
}
