import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textIn, type Localized } from '../../../src/core/config/text.ts';
import { configure, type ConfigurationInput } from '../../../src/core/config/config.ts';
import { keepActivationCode, keepCheckedOtp, keepResetDraft } from '../../../src/core/session/drafts/reset-draft.ts';
import { keepDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { createPasswordFlow } from '../../../src/elements/account/password/password.flow.ts';
import { passwordErrors } from '../../../src/elements/account/password/password.rules.ts';
import { createLoginFlow } from '../../../src/elements/login/login.flow.ts';
import { createSignupOtpFlow } from '../../../src/elements/otp/signup-otp.flow.ts';
import { createResetPasswordFlow } from '../../../src/elements/reset-password/reset-password.flow.ts';
import { newPasswordErrors } from '../../../src/elements/reset-password/password-step.ts';
import { createSetPasswordFlow } from '../../../src/elements/reset-password/set-password.flow.ts';
import { createSignupFlow } from '../../../src/elements/signup/signup.flow.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { activationCode, seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';
import { signupDraft } from '../../../stories/person.ts';
import { pageLanguage } from '../../support/page-language.ts';

/* PWD-01: `encodePassword` may throw, be slow or return no text. No form stays busy; each shows its message for a
 * failed call. PWD-02: a password that is too long is refused beside its field. */

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

storagePage();
beforeEach(() => void complaints.mockClear());

const password = 'Canary2026';

interface Form {
  /** Submits the form's password. Returns the errors of its fields. */
  submit(password: string): Promise<unknown>;
  /** Whether the button is busy, and the message above the form. */
  shown(): { readonly busy: boolean; readonly text: Localized | undefined };
  /** The call that carries the password. */
  readonly path: string;
  sent(): readonly Readonly<Record<string, unknown>>[];
  readonly reported: readonly string[];
}

function world(sandbox: Sandbox, path: string) {
  const { needs, sent, send } = needsOf(sandbox);
  const reported: string[] = [];
  const report = (trouble: { readonly code: string; readonly call: string }) =>
    void reported.push(`${trouble.call} ${trouble.code}`);
  const all = { ...needs, report, isRoute: () => Promise.resolve(false) };
  return { needs: all, send, rest: { path, reported, sent: () => sent(path) } };
}

const wish = { product: 'dictation', planId: '-1', billingCycleId: '-1', prefilledReferral: '' };

const forms: Readonly<Record<string, (sandbox: Sandbox) => Promise<Form> | Form>> = {
  login(sandbox) {
    const { needs, rest } = world(sandbox, 'Authenticate');
    const flow = createLoginFlow(needs);
    return {
      ...rest,
      submit: (typed) => flow.submit({ userName: 'a@b.example', password: typed, wantsRemembering: false }, ''),
      shown() {
        const step = flow.$state.get();
        return {
          busy: step.at !== 'form' || step.doing !== 'waiting',
          text: flow.$message.get()?.text,
        };
      },
    };
  },
  async signup(sandbox) {
    const { needs, rest } = world(sandbox, 'requestmobileOTP');
    const flow = createSignupFlow(needs, () => Promise.resolve(''));
    await flow.loadCountries();
    return {
      ...rest,
      submit: (typed) => flow.submit({ ...signupDraft, password: typed }, wish),
      shown() {
        const step = flow.$state.get();
        return step.at === 'form' ? { busy: step.busy, text: step.problem?.text } : { busy: true, text: undefined };
      },
    };
  },
  otp(sandbox) {
    const { needs, rest } = world(sandbox, 'signupbymobileOTP');
    keepDraft({ ...signupDraft, otpId: '4711' }, null);
    const flow = createSignupOtpFlow(needs);
    return {
      ...rest,
      submit: (typed) => flow.verify('012345', typed),
      shown() {
        const step = flow.$state.get();
        return step.at === 'code' ? { busy: false, text: step.trouble?.text } : { busy: true, text: undefined };
      },
    };
  },
  'reset password'(sandbox) {
    const { needs, rest } = world(sandbox, 'resetpassword');
    keepResetDraft({ email: 'retail@example.com', otpId: '7', isForced: false });
    keepCheckedOtp('123456');
    return { ...rest, ...newPasswordForm(createResetPasswordFlow(needs)) };
  },
  async 'set password'(sandbox) {
    const { needs, rest } = world(sandbox, 'setpasswordbyactivationkey');
    keepActivationCode(activationCode);
    const flow = createSetPasswordFlow(needs, activationCode);
    const form = newPasswordForm(flow);
    await expect.poll(() => flow.$state.get().at).toBe('form');
    return { ...rest, ...form };
  },
  'change password'(sandbox) {
    const { needs, rest } = world(sandbox, 'changepassword');
    const flow = createPasswordFlow(needs);
    return {
      ...rest,
      submit: (typed) => flow.change({ existing: seedPassword, wanted: typed, confirmation: typed }),
      shown: () => ({ busy: flow.$state.get().busy, text: flow.$state.get().trouble }),
    };
  },
};

function newPasswordForm(flow: ReturnType<typeof createSetPasswordFlow>): Pick<Form, 'submit' | 'shown'> {
  flow.begin();
  return {
    submit: (typed) => flow.submit({ password: typed, confirmation: typed }),
    shown() {
      const step = flow.$state.get();
      if (step.at !== 'form') return { busy: true, text: undefined };
      // Nothing was sent, so the message does not say that it may have been done.
      expect(step.mayBeSet).toBe(false);
      return { busy: step.busy, text: step.problem?.text };
    },
  };
}

type Encode = NonNullable<ConfigurationInput['encodePassword']>;

const failing: Readonly<Record<string, Encode>> = {
  throws: (typed) => {
    throw new Error(`cannot encode ${typed}`);
  },
  rejects: (typed) => Promise.reject(new Error(`cannot encode ${typed}`)),
  'gives no text': () => undefined as never,
  'promises no text': () => Promise.resolve({}) as never,
  'never comes back': () => new Promise<never>(() => {}),
};

describe.each(Object.keys(forms))('%s', (name) => {
  test.each(Object.keys(failing))(
    'PWD-01 gives its button back, with a message, where encodePassword %s',
    async (how) => {
      configure({ encodePassword: failing[how]!, timeoutMs: 20 });
      const form = await forms[name]!(createSandbox());
      await form.submit(password);
      const { busy, text } = form.shown();
      expect(busy).toBe(false);
      expect(textIn(text ?? '')).toBeTruthy();
      expect(form.sent()).toEqual([]);
      expect(form.reported).toEqual([expect.stringMatching(/ 500$/)]);
      // The message for the page's author names the function but not its error, which may contain the password.
      await vi.dynamicImportSettled();
      const told = complaints.mock.calls.flat().map(String).join();
      expect(told).toContain('encodePassword');
      expect(told + text).not.toContain(password);
    },
  );

  test('PWD-01 waits for a slow encodePassword and sends its result', async () => {
    configure({
      encodePassword: (typed) =>
        new Promise((resolve) => setTimeout(() => resolve(Buffer.from(typed).toString('hex')), 30)),
    });
    const form = await forms[name]!(createSandbox());
    const submitted = form.submit(password);
    await expect.poll(() => form.shown().busy).toBe(true);
    await submitted;
    expect(JSON.stringify(form.sent())).toContain(Buffer.from(password).toString('hex'));
  });

  test('PWD-01 sends base64 by default', async () => {
    const form = await forms[name]!(createSandbox());
    await form.submit(password);
    expect(JSON.stringify(form.sent())).toContain(base64(password));
  });
});

describe('PWD-02 a password of 200,000 characters', () => {
  const long = `Aa1${'x'.repeat(200_000)}`;
  const tooLong = 'Please enter a password of at most 1000 characters.';

  test.each(['login', 'signup', 'otp'])('%s refuses it beside its field, and nothing is sent', async (name) => {
    const form = await forms[name]!(createSandbox());
    expect(await form.submit(long)).toMatchObject({ password: tooLong });
    expect(form.shown().busy).toBe(false);
    expect(form.sent()).toEqual([]);
  });

  test('a new password and a changed one are refused beside their fields', () => {
    expect(newPasswordErrors({ password: long, confirmation: long }, pageLanguage.texts)).toEqual({
      password: tooLong,
    });
    const changed = { existing: long, wanted: `${long}y`, confirmation: `${long}y` };
    expect(passwordErrors(changed, pageLanguage.texts)).toMatchObject({
      existing: tooLong,
      wanted: tooLong,
    });
  });

  test('one of 1,000 characters is sent', async () => {
    const typed = `Aa1${'é'.repeat(997)}`;
    const form = await forms.login!(createSandbox());
    expect(await form.submit(typed)).toEqual({});
    expect(form.sent()).toMatchObject([{ Password: base64(typed) }]);
  });
});
