import { saveUserDetails } from '../../../src/core/service/endpoints/account-changes.ts';
import { expect, seen, test } from '../support/console.ts';
import { holdCall } from '../support/hold-call.ts';
import { violations } from '../../support/axe.ts';
import { account, dialog, fact, newcomer, openAccount, refusal, userOf, owner, toast } from './account-screen.ts';
import { enterConsole, focusedName, tabTo } from '../support/signed-in.ts';

/* CON-2.1, CON-2.7, CON-4, CON-5, CON-6, CON-8: tabs, personal details, full name, promotions. */

test.describe('the tabs', () => {
  test('login is required, otherwise redirect to / [CON-2.1.11]', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/');
  });

  test('the side menu is set to account, the title says so [CON-2.7.1]', async ({ page }) => {
    await openAccount(page);
    await expect(page).toHaveTitle('Account - Dictation Console');
    await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  });

  test('an address with ?tab= opens that tab, and Personal details where the user has no such tab', async ({
    page,
  }) => {
    await openAccount(page, owner, 'orders');
    await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/account?tab=nonsense');
    await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('personal details', () => {
  test('name, country, mobile, e-mail, a masked password, Promotions & Updates [CON-1.3 CON-2.7.5 CON-2.7.6 CON-2.7.8 CON-2.7.9 CON-2.7.10 CON-7.23]', async ({
    page,
  }) => {
    await openAccount(page, newcomer);
    await expect(fact(page, 'Full Name').getByText('Nora Blank')).toBeVisible();
    await expect(fact(page, 'Country')).toHaveText('United States');
    await expect(fact(page, 'Mobile Number')).toHaveText(/202\s?555\s?0103$/);
    await expect(fact(page, 'Email Address')).toHaveText(newcomer);
    await expect(fact(page, 'Password')).toContainText('••••••••');
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Promotions & Updates' })).not.toBeChecked();
  });

  test("a mobile number that is empty is 'Not added' [CON-2.7.7]", async ({ page }) => {
    await openAccount(page);
    await expect(fact(page, 'Mobile Number')).toHaveText('Not added');
  });

  test('NET-01 details that can not be read are told, and Try again reads them @all', async ({ page, server }) => {
    await enterConsole(page, owner);
    server.sandbox.faults.add({ call: 'getUserDetail', ...refusal('Your details are resting.') });
    await page.goto('/account');
    await expect(seen(page, 'Your details are resting.')).toBeVisible();
    await expect(account(page)).toHaveAttribute('data-state', 'error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fact(page, 'Full Name')).toContainText('Ina Example');
  });

  test('NET-02 a read that fails for a moment is repeated unseen @all', async ({ page, server }) => {
    await enterConsole(page, owner);
    server.sandbox.faults.add({ call: 'getUserDetail', times: 2, status: 503 });
    await page.goto('/account');
    await expect(fact(page, 'Full Name')).toContainText('Ina Example');
    expect(server.calls('getUserDetail')).toBe(3);
  });

  test('SEC-01 what the service sends is text @all', async ({ page, server }) => {
    const attack = '<img src=x onerror="window.hit=1">';
    userOf(server).fullName = attack;
    await openAccount(page);
    await expect(fact(page, 'Full Name').getByText(attack)).toBeVisible();
    expect(await account(page).locator('img').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('Edit full name', () => {
  const open = async (page: Parameters<typeof openAccount>[0]) => {
    await page.getByRole('button', { name: 'Edit full name' }).click();
    await expect(dialog(page, 'Edit full name')).toBeVisible();
  };

  test('NET-27 Enter three times sends one request @all', async ({ page, server }) => {
    await openAccount(page);
    const letGo = await holdCall(page, saveUserDetails);
    await open(page);
    await page.getByLabel('Full Name', { exact: true }).fill('Ina Renamed');
    for (let press = 0; press < 3; press += 1) await page.getByLabel('Full Name', { exact: true }).press('Enter');
    letGo();
    await expect(toast(page, 'Full name updated successfully')).toBeVisible();
    expect(server.calls('saveUserDetails')).toBe(1);
  });

  test('A11Y-14 the focus goes in, Escape closes, and the focus comes back @all', async ({ page }) => {
    await openAccount(page);
    await open(page);
    expect(await focusedName(page)).toBe('Full Name');
    expect(await violations(page, 'dict-account')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Edit full name')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit full name' })).toBeFocused();
  });
});

test('NET-04 an account that goes while it loads leaves nothing behind @all', async ({ page, server }) => {
  await enterConsole(page, owner);
  server.sandbox.faults.add({ call: 'getUserDetail', delayMs: 1500 }, { call: 'orderHistory', delayMs: 1500 });
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(account(page)).toHaveAttribute('data-state', 'loading');
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
  await expect(account(page)).toHaveCount(0);
});

test('A11Y-01 A11Y-22 no finding of axe, light, dark and at 320 px, and nothing is too wide @all', async ({ page }) => {
  await openAccount(page);
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'dark, 320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('A11Y-21 the keyboard alone goes through the tabs and edits the name @all', async ({ page }) => {
  await openAccount(page);
  await expect(page.getByRole('tab')).toHaveCount(3);
  await tabTo(page, 'Personal details');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await tabTo(page, /^Edit/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ina Typed');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Full name updated successfully')).toBeVisible();
});
