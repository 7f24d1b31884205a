import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { config, configure } from '../src/core/config/config.ts';
import { resetPage } from '../src/core/page/singletons.ts';
import { keepResetDraft } from '../src/core/session/drafts/reset-draft.ts';
import { writeContext } from '../src/core/session/drafts/signup-context.ts';
import { keepDraft } from '../src/core/session/drafts/signup-draft.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { storyConfiguration } from '../.storybook/arrange.ts';
import { appears, fill, playIn, submit } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';
import { person, signupDraft } from './person.ts';

export default { title: 'Elements/OTP', component: 'dict-otp' } satisfies Meta;

export const Signup: StoryObj = { beforeEach: askForSignup };

export const SignupReloaded: StoryObj = { beforeEach: reloadSignup };

export const SignupWithoutDraft: StoryObj = {};

export const PasswordReset: StoryObj = { beforeEach: askForReset };

export const WrongCode: StoryObj = { beforeEach: askForReset, play: enterCode('[aria-invalid]') };

export const PasswordMissing: StoryObj = { beforeEach: reloadSignup, play: enterCode('[aria-invalid]') };

export const Verifying = unanswered('signupByMobileOtp', { ...Signup, play: enterCode('[aria-disabled]') });

export const NotVerified: StoryObj = {
  beforeEach: ({ sandbox }) => {
    askForSignup();
    sandbox.faults.add({ call: 'signupByMobileOtp', times: -1, status: 500 });
  },
  play: enterCode('.d-notice'),
};

export const TrialStarting = unanswered('productPlanDetails', {
  beforeEach: ({ sandbox }) => sendCode(sandbox),
  play: enterCode('[aria-disabled]'),
});

export const TrialFailed = refused('productPlanDetails', {
  beforeEach: ({ sandbox }) => sendCode(sandbox),
  play: enterCode('.d-notice'),
});

export const Narrow = narrow(Signup);
export const Dark = dark(Signup);
export const DarkRightToLeft = dark(rightToLeft(PasswordReset));
export const LongTexts = longTexts(Signup);
export const LongTextsReloaded = longTexts(SignupReloaded);

function askForReset(): void {
  keepResetDraft({ email: 'retail@example.com', otpId: '701', isForced: false });
}

function askForSignup(): void {
  keepDraft({ ...signupDraft, otpId: '701' }, 'Sandbox2026');
  writeContext({ productName: 'dictation' });
}

/** Reloads the page of a signup: the password, which is only in memory, has to be entered again. */
function reloadSignup(): void {
  askForSignup();
  const { language, messages } = config();
  resetPage();
  configure({ ...storyConfiguration, language, messages });
}

/** Requests the code that the stories enter. */
function sendCode({ world }: Sandbox): void {
  askForSignup();
  world.otps.push({
    id: 701,
    purpose: 'signup',
    target: `+91${person.mobile}`,
    userId: null,
    code: '123456',
    expiresAt: Date.now() + 600_000,
    triesLeft: 5,
    isVoid: false,
  });
}

function enterCode(sign: string): StoryObj['play'] {
  return playIn('dict-otp')(async (root) => {
    fill(root, 'otp', '123456');
    await appears(() => root.querySelector('button[type="submit"]:enabled'));
    submit(root);
  }, sign);
}
