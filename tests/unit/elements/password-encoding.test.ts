import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, type ConfigurationInput } from '../../../src/core/config/config.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { sendEncoded } from '../../../src/core/service/send-encoded.ts';
import { keepDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { passwordErrors } from '../../../src/elements/account/account-dialogs.flow.ts';
import { loginErrors } from '../../../src/elements/login/login-step.ts';
import { createSignupOtpFlow } from '../../../src/elements/otp/signup-otp.flow.ts';
import { createSetPasswordFlow, newPasswordErrors } from '../../../src/elements/reset-password/new-password.flow.ts';
import { signupErrors } from '../../../src/elements/signup/signup.rules.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { activationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';
import { signupDraft } from '../../../stories/person.ts';
import { inWords } from '../../support/in-words.ts';
import { pageLanguage } from '../../support/page-language.ts';

/* PWD-01: `encodePassword` may throw, be slow or return no text. The call then fails like one that can't be set up, which
 * each form shows. PWD-02: a password that is too long is refused beside its field. */

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

storagePage();
beforeEach(() => void complaints.mockClear());

const password = 'Canary2026';

async function logIn() {
  const { send, sent } = needsOf(createSandbox());
  const report = vi.fn<() => void>();
  const login = { userName: 'a@b.example', referralCode: '', clientVersion: '1' };
  const answer = await sendEncoded({ send, report }, authenticate, [password, 'Another2026'], (encodedPassword) => ({
    ...login,
    encodedPassword,
  }));
  return { answer, report, sent: sent('Authenticate') };
}

type Encode = NonNullable<ConfigurationInput['encodePassword']>;

describe('the encoding of a password', { tags: ['PWD-01'] }, () => {
  test.each<[string, Encode]>([
    [
      'throws',
      (typed) => {
        throw new Error(`cannot encode ${typed}`);
      },
    ],
    ['rejects', (typed) => Promise.reject(new Error(`cannot encode ${typed}`))],
    ['gives no text', () => undefined as never],
    ['promises no text', () => Promise.resolve({}) as never],
    ['gives a text for one of two', (typed) => (typed === password ? typed : (undefined as never))],
    ['never comes back', () => new Promise<never>(() => {})],
  ])('that %s: nothing is sent, and the call has failed', async (_how, encodePassword) => {
    configure({ encodePassword, timeoutMs: 20 });
    const { answer, report, sent } = await logIn();
    const problem = { outcome: 'failed', code: '500', call: 'authenticate', isUnsent: true };
    expect(inWords(answer)).toMatchObject({
      ok: false,
      problem: { ...problem, text: expect.stringContaining('setting up') },
    });
    expect(report.mock.calls).toMatchObject([[problem]]);
    expect(sent).toEqual([]);
    // The message for the page's author names the function but not its error, which may contain the password.
    await vi.dynamicImportSettled();
    const logged = complaints.mock.calls.flat().map(String).join();
    expect(logged).toContain('encodePassword');
    expect(logged).not.toContain(password);
  });

  test('is base64 without a function of the page', async () => {
    expect((await logIn()).sent).toMatchObject([{ Password: base64(password) }]);
  });

  test('that is slow is awaited', async () => {
    configure({ encodePassword: (typed) => new Promise((resolve) => setTimeout(() => resolve(`${typed}!`), 30)) });
    expect((await logIn()).sent).toMatchObject([{ Password: `${password}!` }]);
  });

  test('that fails: a new password is not said to have been set perhaps', async () => {
    configure({ encodePassword: () => undefined as never });
    const flow = createSetPasswordFlow(needsOf(createSandbox()).needs, activationCode);
    flow.begin();
    await expect.poll(() => flow.$state.get().at).toBe('form');
    await flow.submit({ password });
    expect(flow.$state.get()).toMatchObject({ problem: {}, mayBeSet: false });
  });
});

describe('a password of 200,000 characters is refused beside its field', { tags: ['PWD-02'] }, () => {
  const long = `Aa1${'x'.repeat(200_000)}`;
  const tooLong = 'Please enter a password of at most 1,000 characters.';
  const { bind } = pageLanguage;
  beforeEach(() => resetPage());

  test('at a login, at a signup, by a reset and by a change', () => {
    const login = { userName: 'a@b.example', password: long, wantsRemembering: false };
    expect(loginErrors(login, bind)).toEqual({ password: tooLong });
    expect(signupErrors({ ...signupDraft, password: long }, false, bind)).toMatchObject({ password: tooLong });
    expect(newPasswordErrors({ password: long, confirmation: long }, bind)).toEqual({ password: tooLong });
    const changed = { existing: long, wanted: `${long}y`, confirmation: `${long}y` };
    expect(passwordErrors(changed, bind)).toMatchObject({ existing: tooLong, wanted: tooLong });
  });

  test('where the password is asked for again beside the code, and nothing is sent', async () => {
    const { needs, sent } = needsOf(createSandbox());
    keepDraft({ ...signupDraft, otpId: '4711' }, null);
    const errors = await createSignupOtpFlow(needs).verify('012345', long);
    expect(inWords(errors)).toMatchObject({ password: tooLong });
    expect(sent('signupbymobileOTP')).toEqual([]);
  });
});
