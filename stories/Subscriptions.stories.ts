import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { appears, fill, rootOf, submit } from './act.ts';

const refused = JSON.stringify({ Status: 1, ErrorCode: 'X1' });

export default {
  title: 'Elements/Subscriptions',
  component: 'dict-subscriptions',
  parameters: { signedInAs: 'admin@example.com' },
} satisfies Meta;

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

export const Loading: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'subscriptionOverview', delayMs: 3_600_000 }),
};

export const NotLoaded: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'subscriptionOverview', times: -1, body: refused }),
};

export const FiltersNotLoaded: StoryObj = {
  args: { orgId: '5001' },
  beforeEach: ({ sandbox }) =>
    sandbox.faults.add(
      { call: 'orgsOverview', times: -1, body: refused },
      { call: 'fetchDropdownData', times: -1, body: refused },
    ),
};

export const NothingFound: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await listsIn(canvasElement);
    fill(root, 'searchText', '999');
    submit(root);
    await appears(() => root.querySelector('td[data-whole]'));
  },
};

export const SearchTooLong: StoryObj = {
  play: async ({ canvasElement }) => fill(await listsIn(canvasElement), 'searchText', '9'.repeat(256)),
};

export const Narrow: StoryObj = { args: { orgId: '5001' }, globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { args: { orgId: '5001' }, globals: { theme: 'dark' } };

export const RightToLeftLongTexts: StoryObj = {
  args: { orgId: '5001' },
  globals: { direction: 'rtl' },
  beforeEach: () =>
    configure({
      messages: {
        'subscriptions.title': 'Abonnementverwaltungsübersicht',
        'subscriptions.columnPaymentDue': 'Zahlungsfälligkeitsdatum',
        'subscriptions.organization': 'Name der Gesundheitsorganisation',
        'subscriptions.search': 'Abonnements durchsuchen',
        'subscriptions.reset': 'Alle Filter zurücksetzen',
        'subscriptions.renew': 'Abonnement verlängern',
      },
    }),
};

async function listsIn(canvas: HTMLElement) {
  const root = await rootOf(canvas, 'dict-subscriptions');
  await appears(() => root.querySelector('[name="searchText"]'));
  return root;
}
