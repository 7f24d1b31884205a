import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default {
  title: 'Elements/InstallGuide',
  component: 'dict-install-guide',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const Web: StoryObj = { args: { app: 'webapp' } };

export const ChromeExtension: StoryObj = { args: { app: 'chromeplugin' } };

export const Mobile: StoryObj = { args: { app: 'mobileapp' } };

export const Microphone: StoryObj = { args: { app: 'mic' } };
