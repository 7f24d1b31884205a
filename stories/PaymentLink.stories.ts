import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/payment-link/payment-link.text.ts';
import { subjectName } from '../src/core/payments/record.ts';
import { keepOpenPayment } from './payments.ts';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';
import { appears, press, rootOf } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Payment link',
  component: 'dict-payment-link',
  args: { paymentId: paymentLinkIds.unpaidWidget },
} satisfies Meta;

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
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-payment-link');
    await appears(() => root.querySelector('.d-notice'));
  },
};

/** The first call shows the order; the second, which starts its payment, is not answered. */
export const Starting = unanswered(
  'paymentLinkRedirect',
  { parameters: { isLastOnPage: true }, play: payUntil('[aria-disabled]') },
  { skip: 1 },
);

export const NotStarted = refused('paymentLinkRedirect', { play: payUntil('.d-notice') }, { skip: 1, times: 1 });

/** The card provider's own frame covers the element. */
export const WidgetOpen: StoryObj = {
  parameters: { isLastOnPage: true },
  play: async (context) => {
    await payUntil('[aria-disabled]')?.(context);
    await widget();
  },
};

export const Dismissed: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await pay(canvasElement);
    await pressInWidget('close');
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const JustPaid: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await pay(canvasElement);
    await pressInWidget('success');
    await appears(() => root.querySelector('.d-pay-status'));
  },
};

export const Confirming = unanswered('makeOnlinePaymentSuccess', {
  ...JustPaid,
  parameters: { isLastOnPage: true },
});

export const NotConfirmed = refused('makeOnlinePaymentSuccess', {
  play: async ({ canvasElement }) => {
    const root = await pay(canvasElement);
    await pressInWidget('success');
    await appears(() => root.querySelector('.d-notice'));
  },
});

/** Another tab is on the provider's page. */
export const OpenElsewhere = startedElsewhere('https://pay.example/cs_example0000001');
/** The payment continues in another tab's widget, which has no address to link to. */
export const OpenInOtherTab = startedElsewhere(null);

/** The amount changes between display and payment. */
export const AmountChanged: StoryObj = {
  play: async ({ canvasElement, sandbox }) => {
    const root = await rootOf(canvasElement, 'dict-payment-link');
    await appears(() => root.querySelector('.d-pay-amount'));
    const link = sandbox.world.paymentLinks.find(({ id }) => id === paymentLinkIds.unpaidWidget);
    sandbox.world.orders.find(({ id }) => id === link?.orderId)!.totalMinor = 400_000;
    press(root, text('payNow'));
    await appears(() => root.querySelector('dialog[open]'));
  },
};

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const NarrowOpenElsewhere = narrow(OpenElsewhere);
export const LongTextsOfOpenElsewhere = longTexts(OpenElsewhere);
export const LongTextsOfPaid = longTexts(Paid);

function startedElsewhere(address: string | null): StoryObj {
  const subject = subjectName({ kind: 'link', id: paymentLinkIds.unpaidWidget });
  return {
    beforeEach: () => keepOpenPayment({ subject, account: '', orderId: null, gatewayType: 1, address }),
    play: async ({ canvasElement }) => {
      const root = await rootOf(canvasElement, 'dict-payment-link');
      await appears(() => root.querySelector('.d-payment-elsewhere'));
    },
  };
}

async function pay(canvas: HTMLElement) {
  const root = await rootOf(canvas, 'dict-payment-link');
  await appears(() => root.querySelector('.d-pay-amount'));
  press(root, text('payNow'));
  return root;
}

function payUntil(sign: string): StoryObj['play'] {
  return async ({ canvasElement }) => {
    const root = await pay(canvasElement);
    await appears(() => root.querySelector(sign));
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
