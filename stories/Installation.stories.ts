import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default {
  title: 'Elements/Installation',
  component: 'dict-installation',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const VoiceServices: StoryObj = { parameters: { signedInAs: 'voice@example.com' } };

export const Failed: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'productGettingStart', times: -1, status: 500 }),
};
