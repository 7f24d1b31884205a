import { expect, test } from '../support/console.ts';
import { servePages } from '../support/page-server.ts';

/* A web site that a developer has open in the same browser while the sandbox runs. */

const planted = '{"call":"signupFormData","times":-1,"status":500}';

test('SEC-39 a web site scripts no fault of the sandbox @all', async ({ page, server }) => {
  const site = await servePages({
    '/': { html: '<!doctype html><link rel="icon" href="data:,"><title>A site</title>' },
  });
  await page.goto(site.url);
  await page.evaluate(
    async ([url, body]) => {
      const sent = { method: 'POST', mode: 'no-cors', body } as const;
      await fetch(`${url}/sandbox/faults`, sent);
      await fetch(`${url}/sandbox/reset`, { ...sent, body: '{}' });
    },
    [server.url, planted] as const,
  );
  expect(server.sandbox.faults.scripted).toEqual([]);

  await page.evaluate((url) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${url}/sandbox/payments`;
    form.append(Object.assign(document.createElement('input'), { name: 'trouble', value: 'down' }));
    document.body.append(form);
    form.submit();
  }, server.url);
  await expect(page.getByText('comes from a page of this origin')).toBeVisible();
  expect(server.sandbox.faults.scripted).toEqual([]);
  await site.close();
});

test('SEC-41 a host name that resolves to this machine is refused', async ({ page, server }) => {
  const { port } = new URL(server.url);
  const answer = await page.goto(`http://attacker.localhost:${port}/sandbox/outbox.json`);
  expect(answer?.status()).toBe(403);
});

test('the buttons of the sandbox’s own pages work @all', async ({ page, server }) => {
  await page.goto('/sandbox/payments');
  await page.getByRole('button', { name: 'Be refused for good' }).click();
  await expect(page.getByRole('status')).toContainText('Ahead');
  expect(server.sandbox.faults.scripted).toHaveLength(1);
  await page.getByRole('button', { name: 'Mend everything' }).click();
  await expect(page.getByRole('status')).toHaveText('Confirmations are answered as they should.');
});
