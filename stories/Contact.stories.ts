import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default {
  title: 'Elements/Contact',
  component: 'dict-contact',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const AccountManager: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };
