import { startWireServer } from '../../support/wire-server.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { routes } from '../../../src/elements/tags/routes.ts';

test('SEC-38 if all calls are redirected to another origin, no screen sends a request, a token or a password there @all', async ({
  page,
  server,
}) => {
  test.slow();
  const other = await startWireServer();
  const redirects = { call: '*', times: -1, status: 307, headers: { location: `${other.base}/taken` } } as const;

  server.sandbox.faults.add(redirects);
  await signIn(page, 'retail@example.com', 'a password');
  await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();

  server.sandbox.faults.clear();
  await keepSession(page);
  server.sandbox.faults.add(redirects);
  for (const { route } of routes.filter(({ definition }) => definition.isProtected)) {
    await page.goto(route.path.replaceAll(/{\w+\??}/g, '30'));
    await page.waitForLoadState('networkidle');
  }
  const called = new Set(server.sandbox.journal.entries.map(({ call }) => call));
  expect(called.size).toBeGreaterThan(8);
  expect(other.received()).toEqual([]);
  await other.close();
});
