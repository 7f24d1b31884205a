import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/callback/callback.text.ts';
import { appears, choose, press, rootOf } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Callback',
  component: 'dict-callback',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Closed: StoryObj = {};

export const Open: StoryObj = {
  args: { open: true },
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
};

export const ReasonMissing: StoryObj = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement);
    press(root, text('submit'));
    await appears(() => root.querySelector('[aria-invalid]'));
  },
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
    play: async ({ canvasElement }) => {
      const root = await opened(canvasElement);
      choose(root, 'reason', 'Need a Product Demo');
      press(root, text('submit'));
      await appears(() => root.querySelector(sign));
    },
  };
}

async function opened(canvas: HTMLElement) {
  const root = await rootOf(canvas, 'dict-callback');
  await appears(() => root.querySelector('dialog[open]'));
  return root;
}
