import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { dark, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Session',
  component: 'dict-session',
  parameters: { signedInAs: 'retail@example.com' },
  render: inShopWindow,
} satisfies Meta;

export const SignedIn: StoryObj = {};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();

/** The element is invisible by itself: it shows the page's own slotted content. */
function inShopWindow(): HTMLElement {
  const element = document.createElement('dict-session');
  element.append(linkIn('signed-in', 'To your subscriptions'), linkIn('signed-out', 'Try it free for 30 days'));
  return element;
}

function linkIn(slot: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.slot = slot;
  link.href = '#';
  link.textContent = text;
  return link;
}
