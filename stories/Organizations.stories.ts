import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { fill, playIn } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Organizations',
  component: 'dict-organizations',
  parameters: { signedInAs: 'admin@example.com' },
} satisfies Meta;

const inList = playIn('dict-organizations', '[name="searchText"]');

export const Organizations: StoryObj = {};

export const None: StoryObj = { parameters: { signedInAs: 'new@example.com' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Loading = unanswered('orgsOverview');

export const NotLoaded = refused('orgsOverview');

export const NothingFound: StoryObj = {
  play: inList((root) => fill(root, 'searchText', 'nowhere'), 'td[data-whole]'),
};

export const SearchTooLong: StoryObj = {
  play: inList((root) => fill(root, 'searchText', 'x'.repeat(256))),
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const LongTextsRightToLeft = longTexts(rightToLeft());
