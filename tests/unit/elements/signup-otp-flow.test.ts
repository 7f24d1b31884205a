import { describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { toJson } from '../../../src/core/format/json.ts';
import { keyOfService } from '../../../src/core/config/service-name.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { rememberRequestedPath, takeRequestedPath } from '../../../src/core/session/requested-path.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession, currentAccount, currentSession } from '../../../src/core/session/session.ts';
import type { Plan } from '../../../src/core/service/endpoints/trial.ts';
import { readContext, writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { keepDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { createOtpFlow } from '../../../src/elements/otp/otp.flow.ts';
import { otpError, type OtpFlow } from '../../../src/elements/otp/otp-step.ts';
import { createSignupOtpFlow } from '../../../src/elements/otp/signup-otp.flow.ts';
import { choosePlan } from '../../../src/elements/otp/trial.flow.ts';
import { createSignupFlow } from '../../../src/elements/signup/signup.flow.ts';
import { serverHandle } from '../../../src/elements/runtime/handle.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { loginOf, storagePage } from '../core/session/session.world.ts';
import { askForOtp, needsOf } from './signup.world.ts';
import { signupDraft } from '../../../stories/person.ts';

/* The OTP of a signup and its trial against the sandbox, without a screen. */

storagePage();

/** Prepares a tab whose signup waits for its code. */
async function signingUp(draft: Partial<typeof signupDraft> = {}) {
  const sandbox = createSandbox();
  const world = needsOf(sandbox);
  keepDraft({ ...signupDraft, ...draft, otpId: await askForOtp(world.send) }, 'Sandbox2026');
  return { sandbox, ...world, otp: sandbox.world.otps.at(-1)!.code };
}

function shown({ $state }: OtpFlow) {
  const step = $state.get();
  const text = 'text' in step ? step.text : '';
  return [step.at, typeof text === 'function' ? text() : text];
}

describe('the start of a free trial', () => {
  async function startVoiceServices() {
    const trial = { productName: 'voice-services', planId: '202', billingCycleId: '2003' };
    const all = await signingUp({ trial, referralCode: 'INVITE2026' });
    writeContext({ productName: 'dictation', planId: '102', billingCycleId: '1003' });
    await createSignupOtpFlow(all.needs).verify(all.otp, '');
    const subscriptionExpiresOn = new Date(all.sandbox.world.subscriptions.at(-1)!.expiresAt!).toISOString();
    return { ...all, trial, subscriptionExpiresOn };
  }

  test(
    'is for this tab’s form, even if another tab opened the signup for another product',
    { tags: ['ACC-3.15', 'ACC-4.24', 'ACC-7.20', 'ACC-7.21'] },
    async () => {
      const { sent, navigated, trial, subscriptionExpiresOn } = await startVoiceServices();
      expect(sent('productplandetails')).toMatchObject([{ ProductPublicListingId: 2 }]);
      expect(sent('StartFreeTrial')).toEqual([
        { ProductPublicListingId: 2, PlanId: 202, PriceInfo: { PriceId: 2003 }, PurchasedSeatQty: 0 },
      ]);
      expect(readContext()).toMatchObject({ ...trial, referralValidationCode: 'INVITE2026', subscriptionExpiresOn });
      expect(navigated).toEqual(['/congratulation']);
    },
  );

  test('changes what the session knows of its user', async () => {
    await startVoiceServices();
    expect(currentSession()?.allowedMenus).toContain('2');
  });

  test('stays known with whose it is when the session expires', { tags: ['ACC-3.15'] }, async () => {
    const { subscriptionExpiresOn } = await startVoiceServices();
    const started = { account: currentAccount(), productName: 'voice-services' };
    closeSession('expired');
    expect(readContext()).toMatchObject({ subscriptionExpiresOn, started, referralCode: '' });
  });

  describe('that was pending when the page was reloaded', { tags: ['ACC-4.14', 'NET-03'] }, () => {
    async function reloaded() {
      const all = await signingUp();
      all.sandbox.faults.add({ call: 'startFreeTrial', status: 500 });
      await createSignupOtpFlow(all.needs).verify(all.otp, '');
      resetPage();
      return all;
    }

    test('is offered again by the form of that product and plan, and no other', async () => {
      const { navigated, needs } = await reloaded();
      const { productName: product, ...plan } = signupDraft.trial;
      const opened = [
        { ...plan, product: 'voice-services' },
        { ...plan, product, planId: '77' },
        { ...plan, product },
      ];
      for (const wanted of opened) createSignupFlow(needs).restore(wanted, '');
      expect(navigated).toEqual(['/signupotp']);
    });

    test('can be started again', async () => {
      const { sent, navigated, needs } = await reloaded();
      const flow = createSignupOtpFlow(needs);
      expect(shown(flow)).toEqual([
        'trial-failed',
        'Your account has been created, but its trial has not started yet.',
      ]);
      expect(sent('StartFreeTrial')).toHaveLength(1);
      await flow.beginTrial();
      expect(sent('StartFreeTrial')).toHaveLength(2);
      expect(navigated).toEqual(['/congratulation']);
    });

    test('is not offered any more once it has started', async () => {
      const { needs } = await reloaded();
      await createSignupOtpFlow(needs).beginTrial();
      expect(shown(createSignupOtpFlow(needs))).toEqual(['invalid', 'Signup data is not valid.']);
    });
  });

  test('another user is not offered the trial', async () => {
    const { sandbox, otp, needs } = await signingUp();
    sandbox.faults.add({ call: 'startFreeTrial', status: 500 });
    await createSignupOtpFlow(needs).verify(otp, '');
    openSession(loginOf());
    expect(createSignupOtpFlow(needs).$state.get().at).toBe('invalid');
  });

  test('Back leads to the form for this tab’s product', async () => {
    const { needs } = needsOf(createSandbox());
    const states: unknown[] = [];
    keepDraft({ ...signupDraft, otpId: '7' }, 'Sandbox2026');
    writeContext({ productName: 'voice-services' });
    createSignupOtpFlow({ ...needs, navigate: (_, options) => void states.push(options?.state) }).goBack();
    expect(states).toEqual([{ product: 'dictation' }]);
  });
});

test('a path requested before the signup is not opened by a later login', async () => {
  rememberRequestedPath('/account');
  const { otp, needs } = await signingUp();
  await createSignupOtpFlow(needs).verify(otp, '');
  expect(takeRequestedPath()).toBe(null);
});

test('resending the code gives the signup another 10 minutes', { tags: ['ACC-7.10'] }, async () => {
  const { needs, sent } = await signingUp();
  const kept = () => JSON.parse(sessionStorage.getItem(keyOfService('dict.visit.signup'))!) as { startedAtMs: number };
  const before = Date.now();
  sessionStorage.setItem(keyOfService('dict.visit.signup'), toJson({ ...kept(), startedAtMs: before - 9 * 60_000 }));
  expect(await createSignupOtpFlow(needs).resend()).toBe(true);
  expect(sent('ResendOTP')).toMatchObject([{ Mobile: signupDraft.mobile }]);
  expect(kept().startedAtMs).toBeGreaterThanOrEqual(before);
});

describe('after a reload the OTP page', () => {
  async function reloaded() {
    const all = await signingUp();
    resetPage();
    return { ...all, flow: createSignupOtpFlow(all.needs) };
  }

  test('asks for the password, which has to be strong', async () => {
    const { otp, flow } = await reloaded();
    expect(flow.asksPassword).toBe(true);
    expect(textIn((await flow.verify(otp, '')).password!)).toBe('Please Enter Password');
    expect(textIn((await flow.verify(otp, 'weak')).password!)).toBe('Please Enter Strong Password.');
  });

  test('takes the password that is in the field, also after a wrong code', async () => {
    const { otp, flow, sent, navigated } = await reloaded();
    const wrong = otp === '000000' ? '000001' : '000000';
    await flow.verify(wrong, 'Sandbox2026');
    expect(flow.$state.get()).toMatchObject({ at: 'code', refusal: {} });
    await flow.verify(otp, 'Another2026');
    expect(sent('signupByMobileOtp').map(({ Password }) => Password)).toEqual([
      base64('Sandbox2026'),
      base64('Another2026'),
    ]);
    expect(navigated).toEqual(['/congratulation']);
  });
});

test('the countdown of the code continues when its flow has loaded, which adds the country code', async () => {
  const { needs } = needsOf(createSandbox());
  keepDraft({ ...signupDraft, otpId: '7' }, 'Sandbox2026');
  const { $flow, countdown, begin } = createOtpFlow({ ...serverHandle, ...needs });
  expect($flow.get().countdown).toBe(countdown);
  begin();
  // Waits up to 10 s, because the flow's module is loaded first.
  await expect.poll(() => $flow.get().sentTo, { timeout: 10_000 }).toBe(`+91\u00a0${signupDraft.mobile}`);
  expect($flow.get().countdown).toBe(countdown);
});

describe('errors of a code before it is sent', () => {
  test('six digits are valid, also with leading zeros', { tags: ['ACC-5.24', 'DEC-1.14'] }, () => {
    expect([otpError('123456', '4711'), otpError('000000', '1')]).toEqual([undefined, undefined]);
  });

  test.each(['', '12345', '1234567'])(
    "%j has not six digits: 'Please enter correct OTP.'",
    { tags: ['ACC-5.24'] },
    (otp) => {
      expect(textIn(otpError(otp, '4711')!)).toBe('Please enter correct OTP.');
    },
  );

  test.each([
    ['12345a', '4711'],
    ['１２３４５６', '4711'],
    ['123456', 'abc'],
    ['123456', ''],
    ['123456', '4.7'],
  ])("the OTP %j of the id %j is not numeric: 'Invalid OTP or OTPId.'", { tags: ['ACC-5.27'] }, (otp, otpId) => {
    expect(textIn(otpError(otp, otpId)!)).toBe('Invalid OTP or OTPId.');
  });
});

const plan = (planId: string, displayOrder: number | null, isMostPopular = false, ...prices: string[]): Plan => ({
  planId,
  displayOrder,
  isMostPopular,
  prices: prices.map((planPriceId) => ({ billingCycle: 'Monthly', planPriceId })),
});

const plans = [plan('11', 3, false, '1'), plan('12', 2, true, '2', '3'), plan('13', 1, false, '4')];

describe('the plan of the trial', () => {
  test.each([
    ['12', '3', '3'],
    ['11', '3', '2'],
    ['99', '1', '2'],
    ['11', '-1', '2'],
    ['-1', '5', '2'],
  ])(
    'is the stored one with its billing cycle if both are offered together: %s with %s gives price %s',
    { tags: ['ACC-4.24', 'ACC-4.25'] },
    (planId, cycle, planPriceId) => {
      const offered = [...plans.slice(1), plan('11', 3, false, '1', '-1'), plan('-1', 4, false, '5')];
      expect(choosePlan(offered, planId, cycle)).toEqual({ planId: '12', planPriceId });
    },
  );

  test(
    'is the one of the lowest display order if none is stored, those without an order last',
    { tags: ['ACC-4.26'] },
    () => {
      const unpopular = [plan('10', null, false, '9'), plans[0]!, plans[2]!];
      expect(choosePlan(unpopular, '-1', '-1')).toEqual({ planId: '13', planPriceId: '4' });
    },
  );

  test('a plan without a price starts with price -1, and without plans there is no trial', () => {
    expect(choosePlan([plan('14', 1)], '-1', '-1')).toEqual({ planId: '14', planPriceId: '-1' });
    expect(choosePlan([], '-1', '-1')).toBe(null);
  });
});

describe('two forms in one tab, of which the second was sent last', { tags: ['DEC-3.3'] }, () => {
  async function first() {
    const world = await signingUp();
    const flow = createSignupOtpFlow(world.needs);
    const otherOtpId = await askForOtp(world.send);
    keepDraft({ ...signupDraft, email: 'other@example.com', otpId: otherOtpId }, 'Sandbox2026');
    return { ...world, flow, otherOtp: world.sandbox.world.otps.at(-1)!.code };
  }

  test('the code of the first form creates no account with the data of the second', async () => {
    const { flow, sent, otp, otherOtp } = await first();
    await flow.verify(otp, '');
    expect(shown(flow)).toEqual(['invalid', 'Signup data is not valid.']);
    await flow.verify(otherOtp, '');
    expect(sent('signupbymobileOTP')).toEqual([]);
  });

  test('the screen of the first form sends no new code to the number of the second', async () => {
    const { flow, sent } = await first();
    await flow.resend();
    expect(sent('ResendOTP')).toEqual([]);
  });
});
