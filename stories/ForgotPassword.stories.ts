import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { appears, fill, rootOf, submit } from './act.ts';

export default { title: 'Elements/Forgot password', component: 'dict-forgot-password' } satisfies Meta;

export const Empty: StoryObj = {};

export const Prefilled: StoryObj = { args: { email: 'anna@clinic.example' } };

export const ForceReset: StoryObj = { args: { email: 'expired@example.com', locked: true } };

export const FieldWrong: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-forgot-password');
    fill(root, 'username', 'anna@');
    submit(root);
  },
};

export const Failed: StoryObj = {
  beforeEach: ({ sandbox }) => {
    configure({ messageMs: 3_600_000 });
    sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
  },
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-forgot-password');
    fill(root, 'username', 'anna@clinic.example');
    submit(root);
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const DarkRightToLeft: StoryObj = { globals: { theme: 'dark', direction: 'rtl' } };
