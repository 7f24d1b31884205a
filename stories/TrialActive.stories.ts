import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default { title: 'Elements/Trial active', component: 'dict-trial-active' } satisfies Meta;

export const SignedIn: StoryObj = { parameters: { signedInAs: 'retail@example.com' } };

export const SignedOut: StoryObj = {};
