import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default {
  title: 'Elements/Callback',
  component: 'dict-callback',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const Open: StoryObj = { args: { open: true } };
