import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/callback/callback.text.ts';
import { choose, playIn, press } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Callback',
  component: 'dict-callback',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

const inDialog = playIn('dict-callback', 'dialog[open]');

export const Closed: StoryObj = {};

export const Open: StoryObj = {
  args: { open: true },
  play: inDialog(),
};

export const ReasonMissing: StoryObj = {
  args: { open: true },
  play: inDialog((root) => press(root, text('submit')), '[aria-invalid]'),
};

export const Busy = unanswered('raiseSupportTicket', sentUntil('[aria-disabled]'));

export const Failed = refused('raiseSupportTicket', sentUntil('.d-notice'));

export const Scheduled = sentUntil('dialog:not(:has(form))');

export const SignedOut: StoryObj = { ...Open, parameters: { signedInAs: '' } };

export const Narrow = narrow(Open);
export const Dark = dark(Open);
export const RightToLeft = rightToLeft(Open);
export const LongTexts = longTexts(Open);

function sentUntil(sign: string): StoryObj {
  return {
    args: { open: true },
    play: inDialog((root) => {
      choose(root, 'reason', 'Need a Product Demo');
      press(root, text('submit'));
    }, sign),
  };
}
