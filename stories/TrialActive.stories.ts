import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { writeContext } from '../src/core/session/drafts/signup-context.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Trial active',
  component: 'dict-trial-active',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Dictation: StoryObj = {
  beforeEach: () => writeContext({ productName: 'dictation', subscriptionExpiresOn: '2030-01-31T00:00:00.000Z' }),
};

export const Invited: StoryObj = {
  beforeEach: () => writeContext({ productName: 'dictation', referralValidationCode: 'INVITE2026' }),
};

export const VoiceServices: StoryObj = { beforeEach: () => writeContext({ productName: 'voice-services' }) };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow(Dictation);
export const Dark = dark(Dictation);
export const RightToLeft = rightToLeft(Dictation);
export const LongTexts = longTexts(Dictation);
export const LongTextsOfVoiceServices = longTexts(VoiceServices);
