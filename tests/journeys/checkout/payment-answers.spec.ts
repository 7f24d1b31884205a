import { expect } from '../support/console.ts';
import { frameOf, openSubscription, payNow, renewing, test } from './checkout.ts';

/* CON-8.33 to CON-8.41: what the service's codes and messages lead to. */

test.beforeEach(({ page, server }) => openSubscription(page, server, renewing));

test('a start without a message goes on [CON-8.38]', async ({ page }) => {
  await page.route(/UserPayment\/PaymentRedirect/, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { Data: { ValidateMessage: unknown } };
    envelope.Data.ValidateMessage = null;
    await route.fulfill({ response, json: envelope });
  });
  await payNow(page);
  await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
});

test('a start with another code shows its message in the dialog, and opens nothing [CON-8.39]', async ({
  page,
  server,
}) => {
  const data = { ValidateMessage: { Code: 'PAY77', Message: 'This card plan is closed.' }, RazorPayCheckOut: {} };
  server.sandbox.faults.add({ call: 'paymentRedirect', body: JSON.stringify({ Status: 0, Data: data }) });
  await payNow(page);
  await expect(page.getByRole('dialog')).toContainText('This card plan is closed.');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a confirmation with another code shows its message in a dialog, and is sent once [CON-8.33 CON-8.39]', async ({
  page,
  server,
}) => {
  const data = {
    Message: { Code: 'PAY88', Message: 'Your bank has taken the payment back.' },
    IsShowSuccess: false,
    ErrorRecordId: 55,
    OrderId: 66,
  };
  server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', body: JSON.stringify({ Status: 0, Data: data }) });
  await payNow(page);
  await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Payment failed' });
  await expect(popup).toContainText('Your bank has taken the payment back.');
  await expect(popup.getByText('55', { exact: true })).toBeVisible();
  await expect(popup.getByText('66', { exact: true })).toBeVisible();
  expect(server.calls('makeOnlinePaymentSuccess')).toBe(1);
});

test.describe('with a text of the vendor’s own', () => {
  const text = 'Oops, Something went wrong. Please contact the Example team.';
  test.use({
    configuration: { payments: { cardWidgetUrl: '/sandbox/card/checkout.js' }, messages: { 'payments.failed': text } },
  });

  test('the fallback may name the vendor’s team [CON-8.36]', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'paymentRedirect', status: 500 });
    await payNow(page);
    await expect(page.getByRole('dialog')).toContainText(text);
  });
});
