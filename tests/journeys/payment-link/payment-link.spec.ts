import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  confirmations,
  eventsOf,
  expectPaidOnce,
  heading,
  linkOrder,
  links,
  payInWidget,
  payLink,
  widgetOf,
  withWidget,
} from '../checkout/payment.ts';

test.use({ configuration: withWidget });

test.describe('the payment link page', () => {
  test('it shows a merchant header, product and plan, order, what it is for, receipt name and amount [CON-2.10.8 CON-2.10.9 CON-4.76]', async ({
    page,
    server,
  }) => {
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page).toHaveTitle('Payment - Dictation Console');
    const link = page.getByRole('region', { name: 'Payment' });
    await expect(link.getByText('Dictation Console')).toBeVisible();
    await expect(link.getByRole('heading', { name: 'Dictation' })).toBeVisible();
    await expect(link.getByText('Dictation Professional', { exact: true })).toBeVisible();
    await expect(link.getByText('Payment for')).toBeVisible();
    await expect(link.getByText('Dictation, Dictation Professional, Monthly')).toBeVisible();
    await expect(link.getByText(String(linkOrder(server).id))).toBeVisible();
    await expect(link.getByText('Ina Example')).toBeVisible();
    await expect(link.getByText('₹ 3,538.82')).toBeVisible();
  });

  test('a support e-mail line is shown [CON-2.10.13]', async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}`);
    const mail = page.locator('dict-payment-link').getByRole('link', { name: 'support@console.example' });
    await expect(mail).toHaveAttribute('href', 'mailto:support@console.example');
  });

  test('the navigation is hidden, and no login is needed [CON-1.5 CON-2.2.19 CON-4.76 CON-6.1]', async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscriptions' })).toHaveCount(0);
  });

  test('paid: PAYMENT SUCCESSFUL with the transaction id, and no Pay Now [CON-2.10.10 CON-2.10.12 CON-4.78]', async ({
    page,
    server,
  }) => {
    await page.goto(`/payment/${links.paid}`);
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
    await expect(page.getByText(linkOrder(server, links.paid).paidBy!)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });

  test('in progress: PAYMENT PENDING… with its sentence and the order id, and no Pay Now [CON-2.10.11 CON-2.10.12 CON-4.77]', async ({
    page,
    server,
  }) => {
    await page.goto(`/payment/${links.inProgress}`);
    await expect(heading(page, 'PAYMENT PENDING…')).toBeVisible();
    const sentence = "Your payment is being processed, we'll update your payment status shortly.";
    await expect(seen(page, sentence)).toBeVisible();
    await expect(page.getByText(`Order ID: ${linkOrder(server, links.inProgress).id}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });

  test('Pay Now appears only when the validation code is S0000; another code’s message is shown [CON-2.10.12 CON-8.39]', async ({
    page,
  }) => {
    await page.goto(`/payment/${links.expired}`);
    await expect(seen(page, 'This payment link has expired. Please contact the team for a new one.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });

  test('an invalid id goes to the 404, and so does a missing one [CON-2.1.33 CON-2.10.14 CON-8.47]', async ({
    page,
  }) => {
    await page.goto('/payment/NO-SUCH-LINK');
    await expect(heading(page, '404 Page not found')).toBeVisible();
    await expect(page).toHaveURL('/pageNotFound');
    await page.goto('/payment');
    await expect(page).toHaveURL('/pageNotFound');
  });

  test('trouble with the lookup is no invalid id; it is tried again from the page [CON-8.35]', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'paymentLinkRedirect', status: 503, times: -1 });
    await page.goto(`/payment/${links.unpaidWidget}`);
    // It is repeated three times first (NET-02).
    await expect(seen(page, 'Oops, Something went wrong. Please contact the team.')).toBeVisible({ timeout: 40_000 });
    server.sandbox.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  });

  for (const status of [400, 403, 404, 500] as const) {
    test(`a lookup that ends in ${status} is trouble, also where its body looks like a refusal [CON-8.35]`, async ({
      page,
      server,
    }) => {
      server.sandbox.faults.add({
        call: 'paymentLinkRedirect',
        status,
        body: '{"Status":1,"Data":null,"ErrorCode":"PL01","ErrorMessage":"The card provider is closed today."}',
      });
      await page.goto(`/payment/${links.unpaidWidget}`);
      await expect(seen(page, 'The card provider is closed today.')).toBeVisible();
      await expect(page).toHaveURL('/payment');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    });
  }

  test('SEC-37 the id goes out of the address before anything is asked with it, and a reload still knows it', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('PaymentLinkRedirect')) addresses.push(page.url(), request.headers().referer ?? '');
    });
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await expect(page).toHaveURL('/payment');
    expect(addresses.filter((address) => address.includes(links.unpaidWidget))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  });
});

test.describe('the payment order', () => {
  test(
    'by widget: after a successful confirmation the order shows done [CON-4.79 CON-4.83 CON-7.41]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await page.goto(`/payment/${links.unpaidWidget}`);
      const payments = await eventsOf<{ status: string; orderId: string }>(page, 'dict-payment');
      const before = await eventsOf<object>(page, 'dict-before-pay');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
      await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
      await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeFocused();
      await expectPaidOnce(server);
      await expect(seen(page, linkOrder(server).paidBy!)).toBeVisible();
      expect(confirmations(server)).toBe(1);
      const orderId = String(linkOrder(server).id);
      expect(await before()).toEqual([{ orderId, amount: '3538.82', currency: 'INR' }]);
      expect(await payments()).toEqual([
        { status: 'pending', orderId },
        { status: 'succeeded', orderId },
      ]);
    },
  );

  test('by widget: it shows in progress when IsShowSuccess is false [CON-4.80]', async ({ page, server }) => {
    await payInWidget(page, 'Pay, and leave it pending');
    await expect(heading(page, 'PAYMENT PENDING…')).toBeVisible();
    // The page says so before the service has heard of it.
    await expect.poll(() => linkOrder(server).status).toBe('pending');
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });

  test(
    'by redirect: Pay Now goes to the card page; the way back confirms, and the link shows done [CON-4.82]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await payLink(page, links.unpaid);
      await expect(heading(page, 'Card payment')).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
      await expectPaidOnce(server, links.unpaid);
      await page.goto(`/payment/${links.unpaid}`);
      await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
      expect(confirmations(server)).toBe(1);
    },
  );

  test('when the user closes the popup a failure is logged and the order is looked up again [CON-4.81]', async ({
    page,
    server,
  }) => {
    await payInWidget(page, 'Close');
    const order = linkOrder(server);
    await expect(seen(page, /^The payment was not completed/)).toContainText(`Order ID: ${order.id}`);
    expect(server.sandbox.world.paymentErrors.map(({ orderId }) => orderId)).toEqual([order.id]);
    expect(JSON.parse(server.sandbox.world.paymentErrors[0]!.detail)).toMatchObject({
      order_id: order.providerOrderId,
    });
    await expect.poll(() => server.calls('paymentLinkRedirect')).toBe(3);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeFocused();
  });

  test('PAY-17 what the card said last is logged with the dismissal, and a retry in the same popup wins @all', async ({
    page,
    server,
  }) => {
    await payInWidget(page, 'Have the card declined');
    const widget = widgetOf(page);
    await expect(widget.getByText('The card was declined by its bank. You can try again.')).toBeVisible();
    await widget.getByRole('button', { name: 'Close' }).click();
    await expect(seen(page, /^The payment was not completed/)).toBeVisible();
    expect(JSON.parse(server.sandbox.world.paymentErrors[0]!.detail)).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description: 'The card was declined by its bank.',
      step: 'payment_authorization',
      reason: 'payment_failed',
    });
  });

  test('PAY-18 a failure inside the widget is not the end: the success after it wins @all', async ({
    page,
    server,
  }) => {
    await payInWidget(page, 'Have the card declined');
    const widget = widgetOf(page);
    await expect(widget.getByText('The card was declined')).toBeVisible();
    await widget.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
    expect(linkOrder(server).fulfilments).toBe(1);
    expect(server.sandbox.world.paymentErrors).toEqual([]);
  });

  test('what the start of a payment is refused with is shown, and Pay Now stays [CON-8.34]', async ({
    page,
    server,
  }) => {
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    server.sandbox.faults.add({
      call: 'paymentLinkRedirect',
      body: '{"Status":1,"Data":null,"ErrorCode":"X","ErrorMessage":"The card provider is closed today."}',
    });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(seen(page, 'The card provider is closed today.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });

  for (const address of [
    'javascript:alert(1)',
    '//evil.example',
    'http://evil.example/pay',
    'https://a@evil.example',
  ]) {
    test(`SEC-06 a Redirect_URL of ${address} is not followed: a payment failure with the generic message [DEC-7.10]`, async ({
      page,
      server,
    }) => {
      await page.goto(`/payment/${links.unpaid}`);
      const payments = await eventsOf<object>(page, 'dict-payment');
      const started = {
        PaymentOrderInfo: null,
        ValidateMessage: { Code: 'S0000', Message: '' },
        Redirect_URL: address,
      };
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
      server.sandbox.faults.add({
        call: 'paymentLinkRedirect',
        body: JSON.stringify({ Status: 0, Data: started, ErrorCode: null, ErrorMessage: null }),
      });
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(seen(page, 'Oops, Something went wrong. Please contact the team.')).toBeVisible();
      await expect(page).toHaveURL('/payment');
      expect(await payments()).toEqual([{ status: 'failed', orderId: String(linkOrder(server, links.unpaid).id) }]);
    });
  }
});

for (const [state, id] of Object.entries(links)) {
  test(`A11Y-01 the payment link (${state}) has no finding, light and dark, wide and narrow @all`, async ({ page }) => {
    await page.goto(`/payment/${id}`);
    await expect(page.locator('dict-payment-link').getByRole('heading', { name: 'Dictation' })).toBeVisible();
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'A11Y-22').toBeLessThanOrEqual(0);
  });
}
