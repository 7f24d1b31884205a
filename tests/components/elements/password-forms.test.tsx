import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { resetPage } from '../../../src/core/page/page.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { activationCode, seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { until } from '../../support/wait.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { field } from '../support/screen.ts';

/* PWD-01, PWD-02: every form that sends a password, on a page whose own `encodePassword` fails. */

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

let sandbox: Sandbox;
let core: Awaited<ReturnType<typeof load>>;

// The library captures `fetch` when its first module is loaded, before this test: import it anew with this one.
beforeAll(async () => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? sandbox.fetch(request) : fetch(request);
  };
  resetPage();
  core = await load();
  await core.defineAll(['dict-login', 'dict-signup', 'dict-otp', 'dict-reset-password', 'dict-account']);
});

async function load() {
  const [index, service, login, session, reset, signup] = await Promise.all([
    import('../../../src/elements/index.ts'),
    import('../../../src/core/service.ts'),
    import('../../../src/core/service/endpoints/access/login.ts'),
    import('../../../src/core/session/open-session.ts'),
    import('../../../src/core/session/drafts/reset-draft.ts'),
    import('../../../src/core/session/drafts/signup-draft.ts'),
  ]);
  return { ...index, ...service, ...login, ...session, ...reset, ...signup };
}

const password = 'Canary2026';
const base64 = (typed: string) => btoa(typed);

beforeEach(() => {
  sandbox = createSandbox();
  complaints.mockClear();
});

afterEach(async () => {
  core.configure({ encodePassword: base64 });
  document.body.replaceChildren();
  const { closeSession } = await import('../../../src/core/session/session.ts');
  closeSession('asked');
});

async function put(tag: 'dict-login' | 'dict-signup' | 'dict-otp' | 'dict-reset-password' | 'dict-account') {
  const element = document.createElement(tag);
  document.body.append(element);
  await element.ready;
  return element;
}

const button = (name: string) => screen.getByRole('button', { name, exact: true });

interface Form {
  /** Opens the form, filled in but for its password. */
  open(): Promise<unknown>;
  readonly fields: readonly string[];
  readonly submit: string;
  readonly text: string;
}

const forms: Readonly<Record<string, Form>> = {
  login: {
    async open() {
      await put('dict-login');
      await field('Mobile number or email').fill('retail@example.com');
    },
    fields: ['Password'],
    submit: 'Log in',
    text: 'An error occurred while logging in. Please try again later.',
  },
  signup: {
    async open() {
      await put('dict-signup');
      await field('Full name').fill(person.fullName);
      await field('Mobile number').fill(person.mobile);
      await field('Email').fill(person.email);
    },
    fields: ['Password'],
    submit: 'Create free account',
    text: 'An error occurred while requesting the OTP. Please try again later.',
  },
  otp: {
    async open() {
      core.keepDraft(signupDraft, null);
      await put('dict-otp');
      await field('Code').fill('012345');
    },
    fields: ['Your password'],
    submit: 'Verify OTP',
    text: 'Something wrong happened in setting up the request',
  },
  'reset password': {
    async open() {
      core.keepResetDraft({ email: 'retail@example.com', otpId: '7', isForced: false });
      core.keepCheckedOtp('123456');
      await put('dict-reset-password');
    },
    fields: ['New password', 'Confirm password'],
    submit: 'Reset password',
    text: 'An error occurred while setting password. Please try again later.',
  },
  'set password': {
    async open() {
      const element = document.createElement('dict-reset-password');
      element.setAttribute('activation-code', activationCode);
      document.body.append(element);
      await element.ready;
    },
    fields: ['New password', 'Confirm password'],
    submit: 'Set password',
    text: 'An error occurred while setting password. Please try again later.',
  },
  'change password': {
    async open() {
      const login = { userName: 'retail@example.com', encodedPassword: base64(seedPassword), referralCode: '' };
      const answer = await core.service().send(core.authenticate, { ...login, clientVersion: '1' });
      if (!answer.ok) throw new Error(answer.problem.text);
      core.openSession(answer.data);
      await put('dict-account');
      await button('Change Password').click();
      await field('Current password').fill(seedPassword);
    },
    fields: ['New password', 'Confirm password'],
    submit: 'Update',
    text: 'Something wrong happened in setting up the request',
  },
};

const shown = (text: string) =>
  until(`"${text}" is shown`, () =>
    [...document.body.children].some((element) => (element.shadowRoot ?? element).textContent.includes(text)),
  );

describe.each(Object.entries(forms))('%s', (_name, { open, fields, submit, text }) => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('no encoder');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no encoder'))],
  ])('PWD-01 gives its button back, with a message, where encodePassword %s', async (_how, encodePassword) => {
    await open();
    core.configure({ encodePassword });
    for (const label of fields) await field(label).fill(password);
    await button(submit).click();
    await shown(text);
    await expect.element(button(submit)).toBeEnabled();
    await expect.element(field(fields[0]!)).toHaveValue(password);
  });

  test('PWD-02 says beside its field that 200,000 characters are too many', async () => {
    await open();
    for (const label of fields) {
      const input = field(label).element() as HTMLInputElement;
      input.value = `Aa1${'x'.repeat(200_000)}`;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await button(submit).click();
    await expect.element(field(fields[0]!)).toHaveAccessibleDescription(/at most 1000 characters/);
    await expect.element(button(submit)).toBeEnabled();
  });
});
