import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config/config.ts';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';
import { sentMessage } from './sent-message.ts';

/** Journeys to click through. The sandbox answers; the messages that it would send appear above the element. */
export default { title: 'Start/Flows', tags: ['!autodocs'] } satisfies Meta;

export const SignupToTrial: StoryObj = {
  render: () => flow('dict-signup', { product: 'dictation' }, 'Sign up as anybody: the code appears here.'),
};

export const PayToReceipt: StoryObj = {
  render: () =>
    flow('dict-payment-link', { 'payment-id': paymentLinkIds.unpaidWidget }, 'Pay, and press Pay in the card form.'),
};

export const AssignToUnassign: StoryObj = {
  parameters: { signedInAs: 'enterprise@example.com' },
  render: () =>
    flow(
      'dict-seats',
      { 'subscription-id': '20008' },
      'Press Empty and assign a seat to retail@example.com. Then press Assigned, search for “retail” and unassign the seat.',
    ),
};

function flow(tag: string, attributes: Readonly<Record<string, string>>, words: string): HTMLElement {
  // Messages disappear, as on a page. In other stories they stay; here one would cover the next row to press.
  configure({ messageMs: 3000 });
  const page = document.createElement('div');
  page.className = 'flow';
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.append(sentMessage(words), element);
  return page;
}
