import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears, fill, rootOf } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Organizations',
  component: 'dict-organizations',
  parameters: { signedInAs: 'admin@example.com' },
} satisfies Meta;

export const Organizations: StoryObj = {};

export const None: StoryObj = { parameters: { signedInAs: 'new@example.com' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Loading = unanswered('orgsOverview');

export const NotLoaded = refused('orgsOverview');

export const NothingFound: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await listIn(canvasElement);
    fill(root, 'searchText', 'nowhere');
    await appears(() => root.querySelector('td[data-whole]'));
  },
};

export const SearchTooLong: StoryObj = {
  play: async ({ canvasElement }) => fill(await listIn(canvasElement), 'searchText', 'x'.repeat(256)),
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const LongTextsRightToLeft = longTexts(rightToLeft());

async function listIn(canvas: HTMLElement) {
  const root = await rootOf(canvas, 'dict-organizations');
  await appears(() => root.querySelector('[name="searchText"]'));
  return root;
}
