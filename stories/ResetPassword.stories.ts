import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { keepCheckedOtp, keepResetDraft } from '../src/core/session/reset-draft.ts';
import { activationCode } from '../src/sandbox/seed/documented-users.ts';
import { appears, fill, rootOf, submit } from './act.ts';

export default { title: 'Elements/Reset password', component: 'dict-reset-password' } satisfies Meta;

export const Reset: StoryObj = { beforeEach: passTheOtp };

export const FieldsWrong: StoryObj = {
  beforeEach: passTheOtp,
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-reset-password');
    fill(root, 'password', 'weak');
    fill(root, 'confirmation', 'other');
    submit(root);
  },
};

export const MayBeSet: StoryObj = {
  beforeEach: ({ sandbox }) => {
    passTheOtp();
    configure({ messageMs: 3_600_000 });
    sandbox.faults.add({ call: 'resetPassword', status: 502, body: '' });
  },
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-reset-password');
    fill(root, 'password', 'Changed2026');
    fill(root, 'confirmation', 'Changed2026');
    submit(root);
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const NothingAsked: StoryObj = {};

export const CheckingTheLink: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'validateActivationCode', delayMs: 3_600_000 }),
  render: withCode,
};

export const SetPassword: StoryObj = { render: withCode };

export const Done: StoryObj = {
  render: () => {
    const element = document.createElement('dict-reset-password');
    element.toggleAttribute('done', true);
    // As a host that stays where it is.
    element.addEventListener('dict-navigate', (event) => event.preventDefault());
    return element;
  },
};

export const Narrow: StoryObj = { beforeEach: passTheOtp, globals: { viewport: { value: 'w280' } } };

export const DarkRightToLeft: StoryObj = { beforeEach: passTheOtp, globals: { theme: 'dark', direction: 'rtl' } };

function passTheOtp(): void {
  keepResetDraft({ email: 'retail@example.com', otpId: '701', isForced: false });
  keepCheckedOtp('123456');
}

function withCode(): HTMLElement {
  const element = document.createElement('dict-reset-password');
  element.setAttribute('activation-code', activationCode);
  return element;
}
