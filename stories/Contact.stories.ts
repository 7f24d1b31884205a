import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config/config.ts';
import * as contact from '../src/elements/contact/Contact.tsx';
import { changeSession } from './change-session.ts';
import { prerendered } from './prerendered.tsx';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Contact',
  component: 'dict-contact',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Offices: StoryObj = {};

export const SupportLine: StoryObj = { beforeEach: () => configure({ contact: { offices: [] } }) };

export const AccountManager: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };

export const NoAccountManager: StoryObj = {
  ...AccountManager,
  beforeEach: () => changeSession({ accountManager: { name: '', email: '' } }),
};

export const NothingConfigured: StoryObj = {
  beforeEach: () =>
    configure({
      contact: { phone: '', email: '', offices: [] },
      links: {
        terms: '',
        privacy: '',
        subscriptionTerms: '',
        dataProcessing: '',
        social: { twitter: '', facebook: '', instagram: '', youtube: '', linkedin: '' },
      },
    }),
};

export const Prerendered = prerendered(contact);

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const LongTextsOfManager = longTexts(AccountManager);
