import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { documentedUsers, paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';

export default {
  title: 'Start/All elements',
  tags: ['!autodocs'],
  parameters: { signedInAs: documentedUsers[0]!.email },
} satisfies Meta;

const shown: readonly (readonly [tag: string, attributes?: Readonly<Record<string, string>>])[] = [
  ['dict-signup', { product: 'dictation', layout: 'form' }],
  ['dict-forgot-password'],
  ['dict-payment-link', { 'payment-id': paymentLinkIds.unpaidWidget }],
  ['dict-trial-active'],
  ['dict-subscriptions'],
  ['dict-seats', { 'subscription-id': '20001' }],
  ['dict-account'],
  ['dict-installation'],
  ['dict-install-guide', { app: 'mobileapp' }],
  ['dict-contact'],
  ['dict-refer'],
  ['dict-callback'],
];

/** All elements on one page, as the theme editor shows them. */
export const Everything: StoryObj = {
  render: () => {
    const page = document.createElement('main');
    page.className = 'all-elements';
    const title = document.createElement('h1');
    title.textContent = 'All elements';
    page.append(title);
    for (const [tag, attributes = {}] of shown) {
      const cell = document.createElement('section');
      cell.ariaLabel = tag;
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ 'heading-level': '2', ...attributes }))
        element.setAttribute(name, value);
      cell.append(element);
      page.append(cell);
    }
    return page;
  },
};
