import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { keepCheckedOtp, keepResetDraft } from '../src/core/session/drafts/reset-draft.ts';
import { activationCode, expiredActivationCode } from '../src/sandbox/seed/documented-users.ts';
import { fill, playIn, submit } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default { title: 'Elements/Reset password', component: 'dict-reset-password' } satisfies Meta;

export const Reset: StoryObj = { beforeEach: passTheOtp };

export const FieldsWrong: StoryObj = {
  beforeEach: passTheOtp,
  play: playIn('dict-reset-password')((root) => {
    fill(root, 'password', 'weak');
    fill(root, 'confirmation', 'other');
    submit(root);
  }),
};

export const MayBeSet: StoryObj = {
  beforeEach: ({ sandbox }) => {
    passTheOtp();
    sandbox.faults.add({ call: 'resetPassword', status: 502, body: '' });
  },
  play: sentUntil('.d-notice'),
};

export const Busy = unanswered('resetPassword', { beforeEach: passTheOtp, play: sentUntil('[aria-disabled]') });

export const Refused = refused('resetPassword', { beforeEach: passTheOtp, play: sentUntil('.d-notice') });

export const NothingAsked: StoryObj = {};

export const CheckingTheLink = unanswered('validateActivationCode', { render: () => withCode() });

export const LinkNotChecked = refused('validateActivationCode', { render: () => withCode() });

export const LinkExpired: StoryObj = { render: () => withCode(expiredActivationCode) };

export const SetPassword: StoryObj = { render: () => withCode() };

export const Done: StoryObj = {
  render: () => {
    const element = document.createElement('dict-reset-password');
    element.toggleAttribute('done', true);
    return element;
  },
};

export const Narrow = narrow(Reset);
export const Dark = dark(SetPassword);
export const DarkRightToLeft = dark(rightToLeft(Reset));
export const LongTexts = longTexts(Reset);
export const LongTextsOfDone = longTexts(Done);

function sentUntil(sign: string): StoryObj['play'] {
  return playIn('dict-reset-password')((root) => {
    fill(root, 'password', 'Changed2026');
    fill(root, 'confirmation', 'Changed2026');
    submit(root);
  }, sign);
}

function passTheOtp(): void {
  keepResetDraft({ email: 'retail@example.com', otpId: '701', isForced: false });
  keepCheckedOtp('123456');
}

function withCode(code: string = activationCode): HTMLElement {
  const element = document.createElement('dict-reset-password');
  element.setAttribute('activation-code', code);
  return element;
}
