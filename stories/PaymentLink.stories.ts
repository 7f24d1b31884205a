import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';
import { rootOf } from './act.ts';

export default { title: 'Elements/PaymentLink', component: 'dict-payment-link' } satisfies Meta;

const link = (id: string): StoryObj => ({
  args: { 'payment-id': id },
  play: async ({ canvasElement }) => void (await rootOf(canvasElement, 'dict-payment-link')),
});

export const Unpaid = link(paymentLinkIds.unpaidWidget);
export const Pending = link(paymentLinkIds.inProgress);
export const Paid = link(paymentLinkIds.paid);
export const Expired = link(paymentLinkIds.expired);
export const Incomplete = link('');

export const Waiting: StoryObj = {
  args: { 'payment-id': paymentLinkIds.unpaidWidget },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'paymentLinkRedirect', delayMs: 3_600_000 }),
};

export const Trouble: StoryObj = {
  ...link(paymentLinkIds.unpaidWidget),
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'paymentLinkRedirect', times: -1, status: 503 }),
};
