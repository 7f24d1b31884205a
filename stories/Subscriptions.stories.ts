import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears, fill, playIn, submit } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, onPhone, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Subscriptions',
  component: 'dict-subscriptions',
  parameters: { signedInAs: 'admin@example.com' },
} satisfies Meta;

const inLists = playIn('dict-subscriptions', '[name="searchText"]');

export const Administrator: StoryObj = { args: { orgId: '5001' } };

export const ExpiringSoon: StoryObj = { args: { orgId: '5001', daysCount: '30' } };

export const PurchasedAndAssigned: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };

export const Assigned: StoryObj = { parameters: { signedInAs: 'assigned@example.com' } };

export const Retail: StoryObj = { parameters: { signedInAs: 'retail@example.com' } };

export const Referral: StoryObj = { parameters: { signedInAs: 'referral@example.com' } };

export const NoneRetail: StoryObj = { parameters: { signedInAs: 'new@example.com' } };

export const NoneEnterprise: StoryObj = {
  parameters: { signedInAs: 'enterprise@example.com' },
  beforeEach: ({ sandbox }) => {
    sandbox.world.subscriptions.length = 0;
    sandbox.world.seats.length = 0;
  },
};

export const NoAccess: StoryObj = { parameters: { signedInAs: 'noaccess@example.com' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Loading = unanswered('subscriptionOverview');

export const NotLoaded = refused('subscriptionOverview');

export const FiltersNotLoaded = refused('orgsOverview', refused('fetchDropdownData', { args: { orgId: '5001' } }));

export const NothingFound: StoryObj = {
  play: inLists((root) => {
    fill(root, 'searchText', '999');
    submit(root);
  }, 'td[data-whole]'),
};

export const SearchTooLong: StoryObj = {
  play: inLists((root) => fill(root, 'searchText', '9'.repeat(256))),
};

/** The first sort loads the remaining pages. */
const bySort = playIn('dict-subscriptions', 'tbody .d-chip');
const sort = (root: ParentNode) => root.querySelector<HTMLElement>('[data-key="expiry"] .d-sort')?.click();
export const Sorted: StoryObj = { ...Administrator, play: bySort(sort, '[aria-sort="ascending"]') };
export const Sorting = unanswered(
  'subscriptionOverview',
  { ...Administrator, play: bySort(sort, '[role="progressbar"]') },
  { skip: 1 },
);

export const Narrow = narrow(Administrator);
export const Unfolded = narrow({
  ...Administrator,
  beforeEach: onPhone,
  play: playIn('dict-subscriptions')(async (root) =>
    (await appears(() => root.querySelector<HTMLElement>('[data-more] button'))).click(),
  ),
});
export const Dark = dark(Administrator);
export const RightToLeft = rightToLeft(Administrator);
export const LongTexts = longTexts(Administrator);
export const LongTextsRightToLeft = longTexts(rightToLeft(PurchasedAndAssigned));
export const LongTextsOfRetail = longTexts(Retail);
