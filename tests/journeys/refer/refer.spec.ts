import { expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* Refer and earn. */

test('a visitor who is not signed in is led to the login', { tag: '@CON-2.12.1' }, async ({ page }) => {
  await page.goto('/referearn');
  await expect(page).toHaveURL('/');
});

test(
  'the copied invitation link leads to the signup with the code filled in',
  { tag: ['@CON-1.6', '@CON-2.12.2'] },
  async ({ page, context, browserName, server }) => {
    // Firefox has no permission 'clipboard-write': a press of a button is enough.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    await keepSession(page);
    await page.goto('/referearn');
    const link = await page.getByLabel('Your invitation link').inputValue();
    const code = new URL(link).searchParams.get('rc')!;
    expect(link).toBe(`${server.url}/Invite?rc=${code}`);
    await expect(seen(page, code).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByLabel('Referral code')).toHaveValue(code);
    await page.getByLabel('Full name').press('ControlOrMeta+V');
    await expect(page.getByLabel('Full name')).toHaveValue(link);
  },
);
