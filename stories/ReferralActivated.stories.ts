import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Referral activated',
  component: 'dict-referral-activated',
  parameters: { signedInAs: 'referral@example.com' },
} satisfies Meta;

export const SignedIn: StoryObj = {};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
