import { startWireServer } from '../../support/wire-server.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

// Every call, with each kind of redirect: tests/unit/core/service/redirects.test.ts.
test('SEC-38 if all calls are redirected to another origin, a login and a screen send no request, token or password there @all', async ({
  page,
  server,
}) => {
  const other = await startWireServer();
  const redirects = { call: '*', times: -1, status: 307, headers: { location: `${other.base}/taken` } } as const;

  server.sandbox.faults.add(redirects);
  await signIn(page, 'retail@example.com', 'a password');
  await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();

  server.sandbox.faults.clear();
  await keepSession(page);
  server.sandbox.faults.add(redirects);
  await page.goto('/subscription');
  await expect.poll(() => server.calls('subscriptionOverview')).toBeGreaterThan(0);
  await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'error');
  expect(other.received()).toEqual([]);
  await other.close();
});
