import { expect, seen } from '../support/console.ts';
import { frameOf, openSubscription, payNow, renewing, test } from './checkout.ts';
import { needs } from '../../support/engines/instruments.ts';

/* CON-4, CON-2.10: paying by the card widget. Failures and returns: tests/components/elements/checkout-pay.test.tsx. */

test('NET-09 Pay now while the network is lost: the next try works without a reload', async ({
  page,
  context,
  server,
}) => {
  needs('lost networks');
  await openSubscription(page, server, renewing);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await payNow(page);
  await expect(seen(page, /^No response was received/)).toBeVisible();
  await context.setOffline(false);
  await payNow(page);
  await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});
