import { needs } from '../../support/engines/instruments.ts';
import { expect, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* The account in the console: its address. The element itself: tests/components. */

test('the title says where the user is, and ?tab= opens a tab that the user has', async ({ page }) => {
  await keepSession(page);
  await page.goto('/account?tab=orders');
  await expect(page).toHaveTitle('Account - Dictation Console');
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/account?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a receipt is one A4 page from the ${colorScheme} theme`, async ({ page }) => {
    needs('paper');
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => (window.print = () => {}));
    await keepSession(page);
    await page.goto('/account?tab=orders');
    await page.getByRole('button', { name: 'Receipt of order 300030' }).click();
    await expect(page.locator('.dict-receipt')).toBeAttached();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });
