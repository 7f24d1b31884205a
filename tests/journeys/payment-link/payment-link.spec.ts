import { linkOrder } from '../../support/sales.ts';
import { eventsOf, expect, seen, test } from '../support/console.ts';
import { confirmations, expectPaidOnce, heading, links, widgetOf, withWidget } from '../checkout/payment.ts';

/* A payment link from its address to the payment in the card widget or on the card page. */

test.use({ configuration: withWidget });

test(
  'a payment link is shown without a login and without navigation',
  { tag: ['@CON-1.5', '@CON-2.2.19', '@CON-4.76', '@CON-6.1'] },
  async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await expect(page).toHaveTitle('Payment - Dictation Console');
    await expect(page.getByRole('link', { name: 'Subscriptions' })).toHaveCount(0);
  },
);

test(
  'the id is removed from the address before any request, and a reload still knows it',
  { tag: '@SEC-37' },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('PaymentLinkRedirect')) addresses.push(page.url(), request.headers().referer ?? '');
    });
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await expect(page).toHaveURL('/payment');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => address.includes(links.unpaidWidget))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
);

test(
  'an invalid id leads to the 404, and so does a missing one',
  { tag: ['@CON-2.1.33', '@CON-2.10.14', '@CON-8.47'] },
  async ({ page }) => {
    await page.goto('/payment/NO-SUCH-LINK');
    await expect(heading(page, '404 Page not found')).toBeVisible();
    await expect(page).toHaveURL('/pageNotFound');
    await page.goto('/payment');
    await expect(page).toHaveURL('/pageNotFound');
  },
);

for (const behind of ['.', ')', '%3E', '%E2%80%8B', '%22%3E.'])
  test(`a payment link with ${behind} behind its id opens the order`, { tag: '@DEC-3.14' }, async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}${behind}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  });

test(
  'the 404 page offers the address of a payment link to correct, and opens it',
  { tag: '@DEC-3.14' },
  async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}X`);
    const address = page.getByLabel('This address was opened. You can correct it:');
    await expect(address).toHaveValue(new URL(`/payment/${links.unpaidWidget}X`, page.url()).href);
    await address.fill(new URL(`/payment/${links.unpaidWidget}`, page.url()).href);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  },
);

test('on a phone of 320 px the 404 page has Open beside the address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/nothing/here');
  const [address, open] = await Promise.all(
    [page.getByLabel('This address was opened.'), page.getByRole('button', { name: 'Open' })].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(open!.y).toBe(address!.y);
});

test(
  'after a payment by the card widget the link shows its order as paid',
  { tag: ['@CON-4.79', '@CON-4.83', '@CON-7.41'] },
  async ({ page, server }) => {
    const payments = await eventsOf(page, 'dict-payment');
    const before = await eventsOf(page, 'dict-before-pay');
    await page.goto(`/payment/${links.unpaidWidget}`);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeFocused();
    await expectPaidOnce(server);
    await expect(seen(page, linkOrder(server).paidBy!)).toBeVisible();
    expect(confirmations(server)).toBe(1);
    const { id, providerOrderId } = linkOrder(server);
    const ids = { orderId: String(id), providerOrderId };
    expect(await before()).toEqual([{ ...ids, amount: '3538.82', currency: 'INR' }]);
    expect(await payments()).toEqual([
      { status: 'pending', ...ids },
      { status: 'succeeded', ...ids },
    ]);
  },
);
