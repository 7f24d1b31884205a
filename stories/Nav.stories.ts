import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears, playIn } from './act.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Navigation',
  component: 'dict-nav',
  parameters: { signedInAs: 'retail@example.com' },
  args: { active: 'subscription' },
  render: ({ active }) => aroundScreen(String(active)),
} satisfies Meta;

export const AccountOwner: StoryObj = {};

export const Administrator: StoryObj = {
  args: { active: 'organizations' },
  parameters: { signedInAs: 'admin@example.com' },
};

export const WithoutReferral: StoryObj = { parameters: { signedInAs: 'new@example.com' } };

export const NothingActive: StoryObj = { args: { active: 'none' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

/** The menu's button is shown on narrow screens only. */
export const MenuOpen = narrow({
  play: playIn('dict-nav')(async (root) => {
    const panel = await appears(() => root.querySelector<HTMLElement>('nav[popover]'));
    if (!root.querySelector('.d-nav-open')?.checkVisibility()) return;
    panel.showPopover();
    await appears(() => root.querySelector('[aria-expanded="true"]'));
  }),
});

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();

function aroundScreen(active: string): HTMLElement {
  const element = document.createElement('dict-nav');
  element.setAttribute('active', active);
  const screen = document.createElement('main');
  screen.style.padding = '16px';
  const title = document.createElement('h1');
  title.textContent = 'The screen that is open';
  screen.append(title);
  element.append(screen);
  return element;
}
