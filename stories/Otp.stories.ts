import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { keepResetDraft } from '../src/core/session/reset-draft.ts';
import { appears, fill, rootOf, submit } from './act.ts';

export default { title: 'Elements/OTP', component: 'dict-otp' } satisfies Meta;

export const PasswordReset: StoryObj = { beforeEach: askForOtp };

export const WrongCode: StoryObj = {
  beforeEach: askForOtp,
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-otp');
    fill(root, 'otp', '123456');
    await appears(() => root.querySelector('button[type="submit"]:enabled'));
    submit(root);
    await appears(() => root.querySelector('[aria-invalid]'));
  },
};

export const SignupWithoutDraft: StoryObj = {};

export const Narrow: StoryObj = { beforeEach: askForOtp, globals: { viewport: { value: 'w280' } } };

export const DarkRightToLeft: StoryObj = { beforeEach: askForOtp, globals: { theme: 'dark', direction: 'rtl' } };

function askForOtp(): void {
  keepResetDraft({ email: 'retail@example.com', otpId: '701', isForced: false });
}
