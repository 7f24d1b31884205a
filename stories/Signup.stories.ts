import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text as kitText } from '../src/elements/kit/kit.text.ts';
import { appears, fill, playIn, press, rootOf, submit } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';
import { person } from './person.ts';

export default {
  title: 'Elements/Signup',
  component: 'dict-signup',
  args: { product: 'dictation' },
} satisfies Meta;

const inForm = playIn('dict-signup', 'select[name="countryId"] option');

export const Dictation: StoryObj = {};

export const VoiceServices: StoryObj = { args: { product: 'voice-services' } };

export const FormAlone: StoryObj = { args: { layout: 'form' } };

export const Invited: StoryObj = { args: { referralCode: 'INVITE2026' } };

export const CountriesLoading = unanswered('regionSignupFormData', {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'signupFormData', times: -1, delayMs: 3_600_000 }),
});

export const CountriesNotLoaded: StoryObj = {
  ...refused('regionSignupFormData', refused('signupFormData')),
  play: playIn('dict-signup')(undefined, '.d-notice'),
};

export const FieldsMissing: StoryObj = {
  play: inForm((root) => submit(root), '[aria-invalid]'),
};

export const FieldsWrong: StoryObj = {
  play: inForm((root) => {
    fill(root, 'fullName', 'A'.repeat(101));
    fill(root, 'mobile', '12');
    fill(root, 'email', 'ada@');
    fill(root, 'password', 'weak');
    submit(root);
  }, '[aria-invalid]'),
};

export const Busy = unanswered('requestMobileOtp', sentUntil('[aria-disabled]'));

export const Failed = refused('requestMobileOtp', sentUntil('.d-notice'));

/** On pages without a host, the code is entered in place. */
export const CodeAsked = sentUntil('dict-otp');

export const BackFromCode: StoryObj = {
  play: async (context) => {
    await CodeAsked.play?.(context);
    const root = await rootOf(context.canvasElement, 'dict-signup');
    const code = await rootOf(root, 'dict-otp');
    press(await appears(() => (code.querySelector('form') ? code : null)), kitText('back'));
    await appears(() => root.querySelector('input[name="fullName"]'));
  },
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const LongTextsOfVoiceServices = longTexts(VoiceServices);

/** Submits the signup and waits for `sign`. The phone number is fictional: India reserves none for fiction. */
function sentUntil(sign: string): StoryObj {
  return {
    play: inForm((root) => {
      fill(root, 'fullName', person.fullName);
      fill(root, 'mobile', person.mobile);
      fill(root, 'email', person.email);
      fill(root, 'password', 'Sandbox2026');
      submit(root);
    }, sign),
  };
}
