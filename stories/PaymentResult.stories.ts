import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears, rootOf } from './act.ts';

export default { title: 'Elements/PaymentResult', component: 'dict-payment-result' } satisfies Meta;

const told: StoryObj['play'] = async ({ canvasElement }) => {
  const root = await rootOf(canvasElement, 'dict-payment-result');
  await appears(() => root.querySelector('dialog[open]'));
};

const answered = (isConfirmed: boolean) =>
  JSON.stringify({
    Status: 0,
    Data: {
      Message: { Code: 'S0000', Message: '' },
      IsShowSuccess: isConfirmed,
      ProductName: 'Dictation',
      PlanName: 'Dictation Professional',
      CurrencyHTMLCode: '&#8377;',
      TotalAmountPaid: 3538.82,
      SubscriptionExpiredOn: '31-01-2028 00:00:00',
      ProviderPaymentId: 'pay_Example0000001',
      OrderId: 300_033,
    },
    ErrorCode: null,
    ErrorMessage: null,
  });

const confirmation = (session: string, body: string): StoryObj => ({
  args: { 'session-id': session, status: 'success' },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', body }),
  play: told,
});

export const Succeeded = confirmation('story-succeeded', answered(true));
export const Pending = confirmation('story-pending', answered(false));
export const Failed: StoryObj = { args: { 'session-id': 'story-failed', status: 'failed' }, play: told };

export const Confirming: StoryObj = {
  args: { 'session-id': 'story-confirming', status: 'success' },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', delayMs: 3_600_000 }),
};
