import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { leaveFlash } from '../src/core/session/flash.ts';
import { rememberEmail } from '../src/core/session/remembered-emails.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import { appears, fill, rootOf, submit } from './act.ts';

export default { title: 'Elements/Login', component: 'dict-login' } satisfies Meta;

export const Empty: StoryObj = {};

export const WithoutMicrosoft: StoryObj = {
  beforeEach: () => configure({ sso: { authorizeUrl: '', clientId: '' } }),
};

export const FieldsMissing: StoryObj = {
  play: async ({ canvasElement }) => submit(await rootOf(canvasElement, 'dict-login')),
};

export const Refused: StoryObj = {
  beforeEach: () => configure({ messageMs: 3_600_000 }),
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'retail@example.com', 'not the password');
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const Busy: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'authenticate', delayMs: 3_600_000 }),
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'retail@example.com');
    await appears(() => root.querySelector('[aria-disabled]'));
  },
};

export const PasswordWasSet: StoryObj = {
  beforeEach: () => {
    configure({ messageMs: 3_600_000 });
    leaveFlash({ tone: 'success', text: 'Your password has been set. You can now log in.' });
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

export const PasswordExpired: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await logInAs(canvasElement, 'expired@example.com');
    await appears(() => root.querySelector('dialog[open]'));
  },
};

export const SignedInAlready: StoryObj = {
  parameters: { signedInAs: 'retail@example.com' },
  render: () => {
    const element = document.createElement('dict-login');
    // As a host that stays where it is.
    element.addEventListener('dict-navigate', (event) => event.preventDefault());
    return element;
  },
};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const RightToLeftLongTexts: StoryObj = {
  globals: { direction: 'rtl' },
  beforeEach: () =>
    configure({
      messages: {
        'login.title': 'Anmeldung bei Ihrer Diktatverwaltungskonsole',
        'login.identifier': 'Mobiltelefonnummer oder geschäftliche E-Mail-Adresse',
        'login.remember': 'Meine E-Mail-Adresse auf diesem Gerät speichern',
        'login.forgot': 'Haben Sie Ihr Passwort vergessen?',
        'login.submit': 'Bei der Konsole anmelden',
        'login.microsoft': 'Mit einem Microsoft-Geschäftskonto anmelden',
      },
    }),
};

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
