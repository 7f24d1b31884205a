import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { appears, fill, rootOf } from './act.ts';

const refused = JSON.stringify({ Status: 1, ErrorCode: 'X1' });

export default {
  title: 'Elements/Organizations',
  component: 'dict-organizations',
  parameters: { signedInAs: 'admin@example.com' },
} satisfies Meta;

export const Organizations: StoryObj = {};

export const None: StoryObj = { parameters: { signedInAs: 'new@example.com' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Loading: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'orgsOverview', times: -1, delayMs: 3_600_000 }),
};

export const NotLoaded: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'orgsOverview', times: -1, body: refused }),
};

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

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const RightToLeftLongTexts: StoryObj = {
  globals: { direction: 'rtl' },
  beforeEach: () =>
    configure({
      messages: {
        'organizations.title': 'Gesundheitsorganisationen',
        'organizations.columnExpired': 'Abgelaufene Abonnements',
        'organizations.columnExpiring': 'In Kürze ablaufende Abonnements',
      },
    }),
};

async function listIn(canvas: HTMLElement) {
  const root = await rootOf(canvas, 'dict-organizations');
  await appears(() => root.querySelector('[name="searchText"]'));
  return root;
}
