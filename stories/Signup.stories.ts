import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default { title: 'Elements/Signup', component: 'dict-signup' } satisfies Meta;

export const Dictation: StoryObj = { args: { product: 'dictation' } };

export const VoiceServices: StoryObj = { args: { product: 'voice-services' } };

export const FormAlone: StoryObj = { args: { product: 'dictation', layout: 'form' } };
