import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { subjectName } from '../src/core/payments/record.ts';
import { keepOpenPayment } from './payments.ts';
import { playIn } from './act.ts';
import { unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default { title: 'Elements/Payment result', component: 'dict-payment-result' } satisfies Meta;

/** The return from a payment that an account has started. */
function returnedOf(session: string): StoryObj {
  const subject = subjectName({ kind: 'session', id: session });
  const address = `https://pay.example/${session}`;
  return {
    args: { sessionId: session, status: 'success' },
    beforeEach: () =>
      keepOpenPayment({ subject, account: 'its-account', orderId: null, way: 'redirect', gatewayType: 2, address }),
  };
}

const showsOutcome = playIn('dict-payment-result', 'dialog[open]')();

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
  args: { sessionId: session, status: 'success' },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', body }),
  play: showsOutcome,
});

export const Succeeded = confirmation('story-succeeded', answered(true));
export const Pending = confirmation('story-pending', answered(false));
export const Failed: StoryObj = { args: { sessionId: 'story-failed', status: 'failed' }, play: showsOutcome };

export const Confirming = unanswered('makeOnlinePaymentSuccess', {
  parameters: { isLastOnPage: true },
  args: { sessionId: 'story-confirming', status: 'success' },
});

export const Recording = unanswered('recordPaymentError', {
  parameters: { isLastOnPage: true },
  args: { sessionId: 'story-recording', status: 'failed' },
});

/** Nobody is signed in on return: the payment is confirmed once its account signs in. */
export const Received: StoryObj = {
  ...returnedOf('story-received-0000001'),
  play: showsOutcome,
};

/** The signed-in user is not the one who paid. */
export const OfAnotherAccount: StoryObj = {
  ...returnedOf('story-others-0000001'),
  parameters: { signedInAs: 'retail@example.com' },
};

export const Incomplete: StoryObj = {};

export const Narrow = narrow(Succeeded);
export const Dark = dark(Succeeded);
export const RightToLeft = rightToLeft(Failed);
export const LongTexts = longTexts(Succeeded);
export const LongTextsOfPending = longTexts(Pending);
export const LongTextsOfConfirming = longTexts(Confirming);
