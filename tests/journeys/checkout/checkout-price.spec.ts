import { expect, seen } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { abroad, amountOf, frameOf, openSubscription, renewing, requestsTo, test } from './checkout.ts';
import { focusedName } from '../support/signed-in.ts';

/* CON-4: the billing cycle, the promo code and what they cost. */

test('the billing-cycle dropdown is hidden when it is already paid [CON-4.64]', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  await expect(page.getByRole('region', { name: 'Your Subscription' }).getByText('Yearly')).toBeVisible();
  await expect(page.getByLabel('Billing cycle')).toHaveCount(0);
});

test('picking a cycle updates the amounts shown, and says the total [CON-2.9.6 CON-4.65]', async ({ page, server }) => {
  await openSubscription(page, server, abroad);
  await expect(page.getByLabel('Billing cycle')).toHaveValue('1003');
  await expect(amountOf(page, 'Total (GBP)')).toHaveText('£46.80');
  await page.getByLabel('Billing cycle').selectOption('Yearly');
  await expect(amountOf(page, 'Price per month')).toHaveText('£32.50');
  await expect(amountOf(page, 'Subtotal')).toHaveText('£390.00');
  await expect(amountOf(page, 'VAT 20%')).toHaveText('£78.00');
  await expect(amountOf(page, 'Total (GBP)')).toHaveText('£468.00');
  await expect(page.getByRole('status')).toHaveText('The total is £468.00.');
  expect(server.calls('checkoutData')).toBe(1);
});

test('A11Y-09 with no cycle chosen, Pay now asks for one and puts the focus there @all', async ({ page, server }) => {
  await openSubscription(page, server, abroad, false);
  await expect(page.getByText('Choose a billing cycle to see the price.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByLabel('Billing cycle')).toHaveAccessibleDescription('Please choose a billing cycle.');
  await expect(page.getByLabel('Billing cycle')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Billing cycle').selectOption('Monthly');
  await expect(page.getByText('Please choose a billing cycle.')).toHaveCount(0);
  await expect(page.getByLabel('Billing cycle')).toBeFocused();
});

test('where no cycle can be chosen, Pay now says so', async ({ page, server }) => {
  await page.route('**/CheckoutData', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { Data: object };
    Object.assign(json.Data, { PlanBillingCycleInfo: [] });
    await route.fulfill({ response, json });
  });
  await openSubscription(page, server, renewing);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(seen(page, 'This plan has no billing cycle to pay for. Please contact the team.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an applied promo code re-prices, is disabled, and can be removed [CON-2.9.7 CON-4.66 CON-4.67 CON-4.69 CON-7.35]', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, renewing);
  const asked = requestsTo(page, 'CheckoutData');
  await page.getByLabel('Promo code').fill(' welcome10 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toBeDisabled();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription('10% off');
  await expect(amountOf(page, 'Promo code discount')).toHaveText('-₹2,998.80');
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹31,847.26');
  await expect(page.getByRole('status')).toHaveText('The total is ₹31,847.26.');
  expect(await focusedName(page)).toContain('Remove');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('Promo code')).toBeEnabled();
  await expect(page.getByLabel('Promo code')).toHaveValue('');
  await expect(amountOf(page, 'Promo code discount')).toHaveCount(0);
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹35,385.84');
  const terms = { PurchaseType: 'RENEW', IterationType: 2 };
  expect(asked).toMatchObject([
    { Promocode: 'welcome10', ...terms },
    { Promocode: '', ...terms },
  ]);
});

test('the message of a code that is not applied is shown as an error [CON-4.68 CON-8.40]', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  const code = page.getByLabel('Promo code');
  await code.fill('SUMMER2020');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This promo code has expired.');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('SUMMER2020');
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹35,385.84');
  expect(await violations(page)).toEqual([]);
});

test('a wrong code that is emptied is no code any more', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  const asked = requestsTo(page, 'CheckoutData');
  const code = page.getByLabel('Promo code');
  await code.fill('SUMMER2020');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This promo code has expired.');
  await code.fill('');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(frameOf(page).getByText('₹35,385.84')).toBeVisible();
  expect(asked.map(({ Promocode }) => Promocode)).toEqual(['SUMMER2020', '', '']);
});

test('a code for one cycle holds for that one alone', async ({ page, server }) => {
  await openSubscription(page, server, abroad);
  await page.getByLabel('Promo code').fill('YEARLY25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(
    'This promo code is for yearly billing only.',
  );
  await page.getByLabel('Billing cycle').selectOption('Yearly');
  await expect(page.getByLabel('Promo code')).toBeDisabled();
  await expect(amountOf(page, 'Total (GBP)')).toHaveText('£351.00');
});

test('an empty code asks for one, and nothing of the service', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  const before = server.calls('checkoutData');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription('Please enter a promo code.');
  expect(server.calls('checkoutData')).toBe(before);
});

test('NET-01 NET-02 a code that can’t be asked for says so, the code stays, and the price too @all', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, renewing);
  server.sandbox.faults.add({ call: 'checkoutData', status: 500 });
  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(/Something wrong happened/);
  await expect(page.getByLabel('Promo code')).toHaveValue('WELCOME10');
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹35,385.84');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹31,847.26');
});

test('NET-27 Apply pressed three times asks once @all', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  const before = server.calls('checkoutData');
  server.sandbox.faults.add({ call: 'checkoutData', delayMs: 300 });
  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click({ clickCount: 3 });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(server.calls('checkoutData')).toBe(before + 1);
});
