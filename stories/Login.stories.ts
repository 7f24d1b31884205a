import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config/config.ts';
import { leaveFlash } from '../src/core/session/drafts/flash.ts';
import { rememberEmail } from '../src/core/session/remembered-emails.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import { appears, fill, playIn, submit } from './act.ts';
import { unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default { title: 'Elements/Login', component: 'dict-login' } satisfies Meta;

const inLogin = playIn('dict-login');

export const Empty: StoryObj = {};

export const WithoutMicrosoft: StoryObj = {
  beforeEach: () => configure({ sso: { authorizeUrl: '', clientId: '' } }),
};

export const FieldsMissing: StoryObj = {
  play: inLogin((root) => submit(root)),
};

export const Refused: StoryObj = {
  play: inLogin(logInAs('retail@example.com', 'not the password'), '.d-notice'),
};

export const Failed: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'authenticate', times: -1, status: 500 }),
  play: inLogin(logInAs('retail@example.com'), '.d-notice'),
};

export const Busy = unanswered('authenticate', {
  play: inLogin(logInAs('retail@example.com'), '[aria-disabled]'),
});

export const PasswordWasSet: StoryObj = {
  beforeEach: () => {
    leaveFlash({ tone: 'success', key: 'passwordSet' });
  },
};

export const SavedEmails: StoryObj = {
  beforeEach: rememberSome,
  play: inLogin(async (root) => {
    const input = await appears(() => root.querySelector<HTMLInputElement>('input[role="combobox"]'));
    input.focus();
  }, '[role="option"]'),
};

export const SecondFactor: StoryObj = {
  play: inLogin(logInAs('twofactor@example.com'), 'dialog[open]'),
};

export const SecondFactorWrong: StoryObj = {
  play: inLogin(async (root) => {
    logInAs('twofactor@example.com')(root);
    const dialog = await appears(() => root.querySelector('dialog[open]'));
    fill(dialog, 'otp', '000000');
    await appears(() => dialog.querySelector('button[type="submit"]:enabled'));
    submit(dialog);
  }, 'dialog [aria-invalid]'),
};

export const PasswordExpired: StoryObj = {
  play: inLogin(logInAs('expired@example.com'), 'dialog[open]'),
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

function logInAs(userName: string, password = seedPassword) {
  return (root: ParentNode) => {
    fill(root, 'username', userName);
    fill(root, 'password', password);
    submit(root);
  };
}
