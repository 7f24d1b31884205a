import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears, playIn } from './act.ts';
import { answered, refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Refer',
  component: 'dict-refer',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const NothingEarned = answered('referEarnInfo', { EarnedDays: 0, ReferralCode: 'WELCOME-2026' });

export const Loading = unanswered('referEarnInfo');

export const NotLoaded = refused('referEarnInfo');

export const Copied = copying(() => Promise.resolve());

export const CopyRefused = copying(() => Promise.reject(new Error('The page may not.')));

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();

/** Replaces the clipboard: the browser's own may ask the visitor for permission. */
function copying(writeText: () => Promise<void>): StoryObj {
  return {
    beforeEach: () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      return () => void Reflect.deleteProperty(navigator, 'clipboard');
    },
    play: playIn('dict-refer')(async (root) =>
      (await appears(() => root.querySelector<HTMLElement>('.d-button-primary'))).click(),
    ),
  };
}
