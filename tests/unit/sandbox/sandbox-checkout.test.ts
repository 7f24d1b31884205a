import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { Buyer } from './sandbox-buyer.ts';
import { createBuyer } from './sandbox-buyer.ts';

let sandbox: Sandbox;
let buyer: Buyer;

beforeEach(async () => {
  sandbox = createSandbox();
  buyer = await createBuyer(sandbox, 'retail@example.com');
});

describe('a checkout', () => {
  test('adds up in minor units: subtotal, offer, tax, total', async () => {
    const { shown } = await buyer.openCheckout();
    expect(shown).toMatchObject({
      isAlreadyPaid: true,
      currencyCode: 'INR',
      taxNumberName: 'GSTIN',
      planName: 'Dictation Professional',
    });
    expect(shown.billingCycles).toMatchObject([
      {
        name: 'Yearly',
        perMonthAmount: '2499',
        subtotalAmount: '29988',
        taxDetail: 'GST 18%',
        taxAmount: '5397.84',
        totalAmount: '35385.84',
      },
    ]);
    const { shown: cheaper } = await buyer.openCheckout({ Promocode: 'welcome10' });
    expect(cheaper.billingCycles).toMatchObject([
      { promo: { isApplied: true, offerAmount: '2998.8' }, taxAmount: '4858.06', totalAmount: '31847.26' },
    ]);
  });

  test('is refused without a billing address, a cycle, the terms as they came, or the right to the subscription', async () => {
    const { purchase } = await buyer.openCheckout();
    const refused = async (changes: object) =>
      (await buyer.caller.call('productCheckout', { ...purchase, ...changes })).ErrorMessage;
    expect(await refused({ PurchaseType: 'NEW' })).toBe('This purchase has changed. Please open the checkout again.');
    const foreign = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId !== buyer.owned.ownerUserId)!;
    expect(await refused({ SubscriptionId: foreign.id })).toBe('You do not have access to this subscription.');
    buyer = await createBuyer(sandbox, 'retail.uk@example.com');
    const trial = await buyer.openCheckout({ SelectedBillingCycleId: -1 });
    expect(await buyer.caller.call('productCheckout', trial.purchase)).toMatchObject({
      Status: 1,
      ErrorMessage: 'Please choose a billing cycle.',
    });
    const chosen = { ...trial.purchase, SelectedBillingCycleId: 1003 };
    expect(await buyer.caller.call('productCheckout', chosen)).toMatchObject({
      Status: 1,
      ErrorMessage: 'Please enter your billing details.',
    });
  });

  test('PAY-34 takes the price of the moment in which it is paid', async () => {
    const { shown, purchase } = await buyer.openCheckout();
    await buyer.caller.control('prices', { percent: 110 });
    const { widget } = (await buyer.caller.call('paymentRedirect', purchase)).read();
    expect(shown.billingCycles[0]!.totalAmount).toBe('35385.84');
    expect(widget!.amountMinor).toBe(3_892_442);
  });
});
