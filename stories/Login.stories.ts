import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config/config.ts';
import { leaveFlash } from '../src/core/session/drafts/flash.ts';
import { rememberEmail } from '../src/core/session/remembered-emails.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import { appears, fill, rootOf, submit } from './act.ts';
import { unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default { title: 'Elements/Login', component: 'dict-login' } satisfies Meta;

export const Empty: StoryObj = {};

export const WithoutMicrosoft: StoryObj = {
  beforeEach: () => configure({ sso: { authorizeUrl: '', clientId: '' } }),
};

export const FieldsMissing: StoryObj = {
  play: async ({ canvasElement }) => submit(await rootOf(canvasElement, 'dict-login')),
};

export const Refused: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'retail@example.com', 'not the password');
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const Failed: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'authenticate', times: -1, status: 500 }),
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'retail@example.com');
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const Busy = unanswered('authenticate', {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'retail@example.com');
    await appears(() => root.querySelector('[aria-disabled]'));
  },
});

export const PasswordWasSet: StoryObj = {
  beforeEach: () => {
    leaveFlash({ tone: 'success', key: 'passwordSet' });
  },
};

export const SavedEmails: StoryObj = {
  beforeEach: rememberSome,
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-login');
    const input = await appears(() => root.querySelector<HTMLInputElement>('input[role="combobox"]'));
    input.focus();
    await appears(() => root.querySelector('[role="option"]'));
  },
};

export const SecondFactor: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'twofactor@example.com');
    await appears(() => root.querySelector('dialog[open]'));
  },
};

export const SecondFactorWrong: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'twofactor@example.com');
    const dialog = await appears(() => root.querySelector('dialog[open]'));
    fill(dialog, 'otp', '000000');
    await appears(() => dialog.querySelector('button[type="submit"]:enabled'));
    submit(dialog);
    await appears(() => dialog.querySelector('[aria-invalid]'));
  },
};

export const PasswordExpired: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'expired@example.com');
    await appears(() => root.querySelector('dialog[open]'));
  },
};

export const SignedInAlready: StoryObj = {
  parameters: { signedInAs: 'retail@example.com' },
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft(SavedEmails);
export const LongTexts = longTexts();
export const LongTextsOfSecondFactor = longTexts(SecondFactor);
export const LongTextsRightToLeft = longTexts(rightToLeft(PasswordExpired));

function rememberSome(): void {
  rememberEmail('a.very.long.name.of.somebody@department.hospital.example');
  rememberEmail('bruno@clinic.example');
  rememberEmail('anna@clinic.example');
}

async function logInAs(canvas: HTMLElement, userName: string, password = seedPassword) {
  const root = await rootOf(canvas, 'dict-login');
  fill(root, 'username', userName);
  fill(root, 'password', password);
  submit(root);
  return root;
}
