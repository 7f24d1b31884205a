import { expect, test } from 'vitest';
import {
  activationCode as openedCode,
  keepActivationCode,
  keepCheckedOtp,
  keepResetDraft,
} from '../../../src/core/session/drafts/reset-draft.ts';
import { configure } from '../../../src/core/config/config.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { createResetPasswordFlow } from '../../../src/elements/reset-password/reset-password.flow.ts';
import { createSetPasswordFlow } from '../../../src/elements/reset-password/set-password.flow.ts';
import type { PasswordFlow } from '../../../src/elements/reset-password/password-step.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { activationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The flows of a new password against the sandbox, without a screen. */

storagePage();

const values = { password: 'Changed2026', confirmation: 'Changed2026' };

/** For each step of a submit: whether the form is busy, and whether it shows a banner. */
async function stepsOf(flow: PasswordFlow) {
  const steps: unknown[] = [];
  const stop = flow.$state.listen((step) => steps.push(step.at === 'form' && [step.busy, step.problem !== undefined]));
  await flow.submit(values);
  stop();
  return steps;
}

/** Flows of which the setting of the password fails twice, at their form. */
const failing: Readonly<Record<string, (sandbox: Sandbox) => PasswordFlow>> = {
  'after a reset’s OTP'(sandbox) {
    sandbox.faults.add({ call: 'resetPassword', status: 500, times: 2 });
    sandbox.faults.add({ call: 'setPasswordByUsingOtp', status: 500, times: 2 });
    keepResetDraft({ email: 'retail@example.com', otpId: '7', isForced: false });
    keepCheckedOtp('123456');
    return createResetPasswordFlow(needsOf(sandbox).needs);
  },
  'with an activation code'(sandbox) {
    sandbox.faults.add({ call: 'setPasswordByActivationKey', status: 500, times: 2 });
    keepActivationCode(activationCode);
    return createSetPasswordFlow(needsOf(sandbox).needs, activationCode);
  },
};

test.each(Object.keys(failing))(
  'each failure is shown for its own 3 seconds, and a password that may have been set still may be so if the next try is not sent, %s',
  async (how) => {
    const flow = failing[how]!(createSandbox());
    flow.begin();
    await expect.poll(() => flow.$state.get().at).toBe('form');
    const busyThenBanner = [
      [true, false],
      [false, true],
    ];
    expect([await stepsOf(flow), await stepsOf(flow)]).toEqual([busyThenBanner, busyThenBanner]);
    expect(flow.$state.get()).toMatchObject({ at: 'form', mayBeSet: true });
    configure({ encodePassword: () => Promise.reject(new Error('It can’t be encoded.')) });
    await flow.submit(values);
    expect(flow.$state.get()).toMatchObject({ at: 'form', busy: false, mayBeSet: true });
  },
);

test.each([
  ['{"Status":0,"Data":{"SuccessCode":"REG99"}}', 'An error occurred while setting password. Please try again later.'],
  ['{"Status":0,"Data":{"Code":"REG99","Message":"The link was used up."}}', 'The link was used up.'],
  ['{"Status":1,"ErrorMessage":"You were too slow."}', 'You were too slow.'],
])(
  'ACC-4.30 ACC-8.13 CON-8.42 DEC-1.21 %s, an answer without REG21, leaves for the login with its message, and forgets the code',
  async (body, text) => {
    const sandbox = createSandbox();
    sandbox.faults.add({ call: 'setPasswordByActivationKey', body });
    const { needs, navigated } = needsOf(sandbox);
    keepActivationCode(activationCode);
    const flow = createSetPasswordFlow(needs, activationCode);
    flow.begin();
    await expect.poll(() => flow.$state.get().at).toBe('form');
    await flow.submit(values);
    expect(navigated).toEqual(['/']);
    expect(takeFlash()).toMatchObject({ tone: 'danger', text });
    expect(openedCode()).toBe('');
  },
);
