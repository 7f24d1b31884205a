import { expect, test } from '../support/console.ts';

/* The pages of the sandbox. What other web sites can do to it: tests/unit/sandbox/sandbox-guard.test.ts. */

test('the buttons of the sandbox’s own pages work @all', async ({ page, server }) => {
  await page.goto('/sandbox/payments');
  await page.getByRole('button', { name: 'Be refused for good' }).click();
  await expect(page.getByRole('status')).toContainText('Ahead');
  expect(server.sandbox.faults.scripted).toHaveLength(1);
  await page.getByRole('button', { name: 'Mend everything' }).click();
  await expect(page.getByRole('status')).toHaveText('Confirmations are answered as they should.');
});
