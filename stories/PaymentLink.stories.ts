import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/payment-link/payment-link.text.ts';
import { subjectName } from '../src/core/payments/record.ts';
import { keepOpenPayment } from './payments.ts';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';
import { appears, playIn, press } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Payment link',
  component: 'dict-payment-link',
  args: { paymentId: paymentLinkIds.unpaidWidget },
} satisfies Meta;

const inLink = playIn('dict-payment-link', '.d-pay-amount');

export const Unpaid: StoryObj = {};

export const Pending: StoryObj = { args: { paymentId: paymentLinkIds.inProgress } };

export const Paid: StoryObj = { args: { paymentId: paymentLinkIds.paid } };

export const Expired: StoryObj = { args: { paymentId: paymentLinkIds.expired } };

export const Incomplete: StoryObj = { args: { paymentId: '' } };

export const Invalid: StoryObj = {
  args: { paymentId: 'NO-SUCH-LINK' },
  // Acts as a page without the console, which ignores `dict-navigate`.
  beforeEach: () => document.body.addEventListener('dict-navigate', (event) => event.stopPropagation(), { once: true }),
};

export const Loading = unanswered('paymentLinkRedirect');

export const NotLoaded: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'paymentLinkRedirect', times: -1, status: 500 }),
  play: playIn('dict-payment-link')(undefined, '.d-notice'),
};

/** The first call shows the order; the second, which starts its payment, is not answered. */
export const Starting = unanswered(
  'paymentLinkRedirect',
  { parameters: { isLastOnPage: true }, play: inLink(pay, '[aria-disabled]') },
  { skip: 1 },
);

export const NotStarted = refused('paymentLinkRedirect', { play: inLink(pay, '.d-notice') }, { skip: 1, times: 1 });

/** The card provider's own frame covers the element. */
export const WidgetOpen: StoryObj = {
  parameters: { isLastOnPage: true },
  play: async (context) => {
    await inLink(pay, '[aria-disabled]')(context);
    await widget();
  },
};

export const Dismissed: StoryObj = {
  play: inLink(payInWidget('close'), '.d-notice'),
};

export const JustPaid: StoryObj = {
  play: inLink(payInWidget('success'), '.d-pay-status'),
};

export const Confirming = unanswered('makeOnlinePaymentSuccess', {
  ...JustPaid,
  parameters: { isLastOnPage: true },
});

export const NotConfirmed = refused('makeOnlinePaymentSuccess', {
  play: inLink(payInWidget('success'), '.d-notice'),
});

/** Another tab is on the provider's page. */
export const OpenElsewhere = startedElsewhere('https://pay.example/cs_example0000001');
/** The payment continues in another tab's widget, which has no address to link to. */
export const OpenInOtherTab = startedElsewhere(null);

/** The amount changes between display and payment. */
export const AmountChanged: StoryObj = {
  play: inLink(async (root, { sandbox }) => {
    const link = sandbox.world.paymentLinks.find(({ id }) => id === paymentLinkIds.unpaidWidget);
    sandbox.world.orders.find(({ id }) => id === link?.orderId)!.totalMinor = 400_000;
    press(root, text('payNow'));
  }, 'dialog[open]'),
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const NarrowOpenElsewhere = narrow(OpenElsewhere);
export const LongTextsOfOpenElsewhere = longTexts(OpenElsewhere);
export const LongTextsOfPaid = longTexts(Paid);

/** The card widget was open when its page was lost. */
export const OpenedBefore: StoryObj = {
  beforeEach: () =>
    keepOpenPayment({
      subject: subjectName({ kind: 'link', id: paymentLinkIds.unpaidWidget }),
      account: '',
      orderId: null,
      way: 'widget',
      gatewayType: 1,
      address: null,
      price: { amount: '3538.82', currency: 'INR' },
    }),
  play: playIn('dict-payment-link')(undefined, '.d-payment-elsewhere'),
};

function startedElsewhere(address: string | null): StoryObj {
  const subject = subjectName({ kind: 'link', id: paymentLinkIds.unpaidWidget });
  return {
    beforeEach: () =>
      keepOpenPayment({ subject, account: '', orderId: null, way: 'redirect', gatewayType: 1, address }),
    play: playIn('dict-payment-link')(undefined, '.d-payment-elsewhere'),
  };
}

function pay(root: ParentNode): void {
  press(root, text('payNow'));
}

function payInWidget(outcome: string) {
  return async (root: ParentNode) => {
    pay(root);
    await pressInWidget(outcome);
  };
}

const widget = () =>
  appears(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Card payment"]');
    return frame?.contentDocument?.querySelector('button[value="close"]')?.ownerDocument;
  });

async function pressInWidget(outcome: string): Promise<void> {
  const frame = await widget();
  // Wait until the widget has received the order.
  await appears(() => (/\d/.test(frame.querySelector('#order')?.textContent ?? '') ? frame : null));
  frame.querySelector<HTMLElement>(`button[value="${outcome}"]`)?.click();
}
