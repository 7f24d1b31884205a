import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/checkout/checkout.text.ts';
import { currentAccount } from '../src/core/session/session.ts';
import { subjectName } from '../src/core/payments/record.ts';
import { keepOpenPayment, keepPaidPayment } from './payments.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { appears, fill, playIn, press, submit } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

/* Subscriptions from the sandbox's seed: a renewal in India, a trial in the United Kingdom, and one by invitation. */
const renewal = { subscriptionId: '20001', productId: '1', planId: '102', planPriceId: '1004' };
const trial = { subscriptionId: '20003', productId: '1', planId: '102', planPriceId: '1003' };
const invited = { subscriptionId: '20006', productId: '1', planId: '102', planPriceId: '1003' };

export default {
  title: 'Elements/Checkout',
  component: 'dict-checkout',
  args: renewal,
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

const inCheckout = playIn('dict-checkout', '.d-button-primary');

export const SavedAddress: StoryObj = {};

export const WithSeats: StoryObj = { args: { seats: '12' } };

export const NoAddressYet: StoryObj = { args: trial, parameters: { signedInAs: 'retail.uk@example.com' } };

export const FieldsMissing: StoryObj = {
  ...NoAddressYet,
  play: playIn('dict-checkout')(
    async (root) => (await appears(() => root.querySelector<HTMLElement>('button[type="submit"]'))).click(),
    '[aria-invalid]',
  ),
};

export const SubscriptionSection: StoryObj = {
  play: inCheckout(goOn),
};

export const ChoosesCycle: StoryObj = {
  args: { ...trial, planPriceId: '' },
  parameters: { signedInAs: 'retail.uk@example.com' },
  beforeEach: ({ sandbox }) => saveAddress(sandbox, 'retail.uk@example.com'),
  play: inCheckout(goOn),
};

export const InvitedByReferral: StoryObj = {
  args: invited,
  parameters: { signedInAs: 'referral@example.com' },
  beforeEach: ({ sandbox }) => saveAddress(sandbox, 'referral@example.com'),
  play: inCheckout(goOn),
};

export const PromoApplied: StoryObj = {
  play: inCheckout((root) => applyPromo(root, 'WELCOME10'), 'input[name="promoCode"]:disabled'),
};

export const PromoRefused: StoryObj = {
  play: inCheckout((root) => applyPromo(root, 'SUMMER2020'), '[aria-invalid]'),
};

export const PriceChanged: StoryObj = {
  play: inCheckout(changeMeanwhile, 'dialog'),
};

/** The order is unchanged, but the service says that it was paid meanwhile. */
export const PaidMeanwhile: StoryObj = {
  play: inCheckout(async (root, { sandbox }) => {
    await goOn(root);
    const { orders } = sandbox.world;
    orders.push({ ...orders[0]!, id: 990_001, subscriptionId: Number(renewal.subscriptionId), status: 'paid' });
    await pay(root);
  }, 'dialog'),
};

const subject = subjectName({ kind: 'subscription', id: renewal.subscriptionId });

/** Another tab is on the provider's page. */
export const OpenElsewhere: StoryObj = {
  beforeEach: () =>
    keepOpenPayment({
      subject,
      account: currentAccount(),
      orderId: null,
      way: 'redirect',
      gatewayType: 1,
      address: 'https://pay.example/cs_example0000001',
    }),
  play: inCheckout(async (root) => {
    await goOn(root);
  }, '.d-payment-elsewhere'),
};

/** The card widget was open when its page was lost. */
export const OpenedBefore: StoryObj = {
  beforeEach: () =>
    keepOpenPayment({
      subject,
      account: currentAccount(),
      orderId: null,
      way: 'widget',
      gatewayType: 1,
      address: null,
      price: { amount: '1768.82', currency: 'INR' },
    }),
  play: inCheckout(async (root) => {
    await goOn(root);
  }, '.d-payment-elsewhere'),
};

/** Another tab of this browser has paid. */
export const PaidInOtherTab: StoryObj = {
  play: inCheckout(async (root) => {
    await goOn(root);
    keepPaidPayment(subject, currentAccount());
    await pay(root);
  }, 'dialog'),
};

/** A payment that failed to start is reported in a dialog (CON-8.34). */
export const PaymentRefused: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'paymentRedirect', status: 500 }),
  play: inCheckout(async (root) => {
    await goOn(root);
    await pay(root);
  }, 'dialog'),
};

/** The price could not be checked again: no payment was started. */
export const PriceNotChecked: StoryObj = {
  play: inCheckout(async (root, { sandbox }) => {
    await goOn(root);
    sandbox.faults.add({ call: 'checkoutData', status: 500 });
    await pay(root);
  }, '.d-notice'),
};

export const Loading = unanswered('checkoutData');

export const NotLoaded = refused('checkoutData');

export const AddressNotSaved = refused('saveBillingAddress', {
  play: inCheckout(async (root) => {
    await goOn(root);
    press(root, text('change'));
    await appears(() => root.querySelector('input[name="postalCode"]'));
    fill(root, 'postalCode', '560001');
    submit(root);
  }, '.d-notice'),
});

export const Trouble: StoryObj = { args: { ...renewal, subscriptionId: '1' } };

export const WithoutPlan: StoryObj = { args: { subscriptionId: '', productId: '', planId: '' } };

export const LongContents: StoryObj = {
  beforeEach: ({ sandbox }) => lengthen(sandbox),
  play: inCheckout(goOn),
};

export const PaymentStarting = unanswered('paymentRedirect', {
  parameters: { isLastOnPage: true },
  play: inCheckout(async (root) => {
    await goOn(root);
    await pay(root);
    await appears(() => root.querySelector('[aria-disabled]'));
    // Waits until the price is checked, which comes before the start.
  }, '.d-checkout-price[aria-busy="false"]'),
});

/** The card provider's own frame covers the element. */
export const WidgetOpen: StoryObj = {
  parameters: { isLastOnPage: true },
  play: inCheckout(async (root) => {
    await goOn(root);
    await pay(root);
    await appears(() => document.querySelector('iframe[title="Card payment"]'));
  }),
};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const NarrowSubscription = narrow(SubscriptionSection);
export const Dark = dark(SubscriptionSection);
export const RightToLeft = rightToLeft(SubscriptionSection);
export const LongTexts = longTexts(SubscriptionSection);
export const LongTextsOfAddress = longTexts(rightToLeft(NoAddressYet));
export const LongTextsOfPriceChanged = longTexts(PriceChanged);
export const NarrowPriceChanged = narrow(PriceChanged);

function saveAddress({ world }: Sandbox, email: string): void {
  const user = world.users.find((each) => each.email === email)!;
  user.billingAddress = {
    id: 9100,
    fullName: user.fullName,
    taxNumber: '',
    countryId: user.countryId,
    address: '7 Placeholder Row',
    state: 'Sample State',
    postalCode: 'ZZ1 1ZZ',
    city: 'Sampleton',
    cityId: -1,
  };
}

function lengthen({ world }: Sandbox): void {
  const address = world.users.find(({ email }) => email === 'retail@example.com')!.billingAddress!;
  address.fullName = 'The Very Long Name of a Department of Reconstructive Sample Surgery and Placeholder Medicine';
  address.address = `${'Unbrokenaddress'.repeat(6)}, third floor, second door behind the staircase`;
  world.pricePercent = 100_000;
}

const primary = (root: ParentNode) => appears(() => root.querySelector<HTMLElement>('.d-button-primary'));

async function goOn(root: ParentNode): Promise<void> {
  (await primary(root)).click();
  await appears(() => root.querySelector(':is(.d-checkout-add, .d-checkout-promo)'));
}

async function applyPromo(root: ParentNode, code: string): Promise<void> {
  await goOn(root);
  press(root, text('addPromo'));
  (await appears(() => root.querySelector<HTMLInputElement>('input[name="promoCode"]'))).value = code;
  root.querySelector<HTMLElement>('.d-checkout-promo button')!.click();
}

const pay = async (root: ParentNode) => (await primary(root.querySelector('.d-checkout-summary')!)).click();

async function changeMeanwhile(root: ParentNode, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  await goOn(root);
  sandbox.world.pricePercent = 110;
  await pay(root);
}
