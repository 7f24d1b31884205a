import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default { title: 'Elements/Referral activated', component: 'dict-referral-activated' } satisfies Meta;

export const SignedIn: StoryObj = { parameters: { signedInAs: 'referral@example.com' } };

export const SignedOut: StoryObj = {};

export const Narrow: StoryObj = {
  parameters: { signedInAs: 'referral@example.com' },
  globals: { viewport: { value: 'w280' } },
};

export const Dark: StoryObj = { parameters: { signedInAs: 'referral@example.com' }, globals: { theme: 'dark' } };
