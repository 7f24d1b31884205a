import { expect } from '../support/console.ts';
import { abroad, lastOrder, openSubscription, ordersOf, payNow, test } from './checkout.ts';

/* CON-4, CON-2.10: paying on the provider’s page. */

test.describe('on the provider’s page', () => {
  test('a Redirect_URL is followed, and the way back confirms the payment [CON-4.70]', async ({ page, server }) => {
    const since = lastOrder(server);
    await openSubscription(page, server, abroad);
    await payNow(page);
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Payment successful' });
    await expect(popup).toContainText('£46.80');
    expect(ordersOf(server, abroad, since)).toMatchObject([{ status: 'paid', fulfilments: 1 }]);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('after a declined card, the way back leads to the chosen billing cycle and the promo code', async ({
    page,
    server,
  }) => {
    await openSubscription(page, server, abroad);
    await page.getByLabel('Billing cycle').selectOption({ label: 'Yearly' });
    await page.getByLabel('Promo code').fill('YEARLY25');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Promo code')).toBeDisabled();
    await payNow(page);
    await page.getByRole('button', { name: 'Have the card declined' }).click();
    await page.getByRole('button', { name: 'Back to checkout' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Billing cycle').locator('option:checked')).toHaveText('Yearly');
    await expect(page.getByLabel('Promo code')).toHaveValue('YEARLY25');
    await expect(page.getByRole('button', { name: /^Pay now £351\.00/ })).toBeVisible();
  });
});
