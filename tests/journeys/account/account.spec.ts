import { saveUserDetails } from '../../../src/core/service/endpoints/account-changes.ts';
import { expect, seen, test } from '../support/console.ts';
import { holdCall } from '../support/hold-call.ts';
import { violations } from '../../support/axe.ts';
import {
  account,
  dialog,
  fact,
  newcomer,
  openAccount,
  owner,
  refusal,
  requestsTo,
  toast,
  update,
  userOf,
} from './account-screen.ts';
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

  test('Personal details, Order history and Billing Details for type 1 with a past purchase [CON-2.7.2 CON-6.7 CON-7.32 CON-9.4]', async ({
    page,
  }) => {
    const asked = requestsTo(page, 'GetOrderHistoryConsole');
    await openAccount(page);
    await expect(page.getByRole('tab')).toHaveText(['Personal details', 'Order history', 'Billing Details']);
    expect(asked).toEqual([{ UserId: expect.any(Number), PageNo: 1, PageSize: 5 }]);
  });

  test('only Personal details for type 1 without a purchase [CON-2.7.3]', async ({ page, server }) => {
    await openAccount(page, newcomer);
    await expect.poll(() => server.calls('orderHistory')).toBe(1);
    await expect(page.getByRole('tab')).toHaveText(['Personal details']);
  });

  test('only Personal details for every other type, and nothing is asked for [CON-2.7.3 CON-6.7]', async ({
    page,
    server,
  }) => {
    await openAccount(page, 'enterprise@example.com');
    await expect(page.getByRole('tab')).toHaveText(['Personal details']);
    await expect(fact(page, 'Full Name')).toContainText('Otto Muster');
    expect(server.calls('orderHistory')).toBe(0);
  });

  test('an address with ?tab= opens that tab, and Personal details where the user has no such tab', async ({
    page,
  }) => {
    await openAccount(page, owner, 'orders');
    await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/account?tab=nonsense');
    await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
  });

  test('NET-01 a check that fails is told, and the tabs come with Try again', async ({ page, server }) => {
    await enterConsole(page, owner);
    server.sandbox.faults.add({ call: 'orderHistory', ...refusal('Not now.') });
    await page.goto('/account');
    await expect(seen(page, 'Your order history and billing details could not be loaded.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Personal details']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab')).toHaveCount(3);
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

  test('NET-01 details that can not be read are told, and Try again reads them', async ({ page, server }) => {
    await enterConsole(page, owner);
    server.sandbox.faults.add({ call: 'getUserDetail', ...refusal('Your details are resting.') });
    await page.goto('/account');
    await expect(seen(page, 'Your details are resting.')).toBeVisible();
    await expect(account(page)).toHaveAttribute('data-state', 'error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fact(page, 'Full Name')).toContainText('Ina Example');
  });

  test('NET-02 a read that fails for a moment is repeated unseen', async ({ page, server }) => {
    await enterConsole(page, owner);
    server.sandbox.faults.add({ call: 'getUserDetail', times: 2, status: 503 });
    await page.goto('/account');
    await expect(fact(page, 'Full Name')).toContainText('Ina Example');
    expect(server.calls('getUserDetail')).toBe(3);
  });

  test('SEC-01 what the service sends is text', async ({ page, server }) => {
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

  test('success closes the modal, reloads the details, and the toast shows for 3 seconds [CON-2.7.5 CON-4.41 CON-7.22]', async ({
    page,
    server,
  }) => {
    await openAccount(page);
    const sent = requestsTo(page, 'saveuserdetails');
    const loads = server.calls('getUserDetail');
    await open(page);
    await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue('Ina Example');
    await page.getByLabel('Full Name', { exact: true }).fill('  Ina Renamed ');
    await update(page).click();
    await expect(dialog(page, 'Edit full name')).toHaveCount(0);
    await expect(toast(page, 'Full name updated successfully')).toBeVisible();
    await expect(fact(page, 'Full Name')).toContainText('Ina Renamed');
    await expect.poll(() => server.calls('getUserDetail')).toBe(loads + 1);
    await expect(toast(page, 'Full name updated successfully')).toHaveCount(0);
    expect(sent).toEqual([{ FullName: 'Ina Renamed', JobTitleId: 4, CountryId: 1, GenderId: 1 }]);
    expect(userOf(server).fullName).toBe('Ina Renamed');
    // The header greets by the new name, too.
    await expect(page.locator('dict-nav').getByText('Ina Renamed').first()).toBeAttached();
  });

  test("A11Y-09 empty gives 'Please enter a full name'; over 100 characters is too long [CON-5.24 CON-9.8]", async ({
    page,
    server,
  }) => {
    await openAccount(page);
    await open(page);
    const field = page.getByLabel('Full Name', { exact: true });
    await field.fill('   ');
    await update(page).click();
    await expect(field).toHaveAccessibleDescription('Please enter a full name');
    await expect(field).toBeFocused();
    await field.fill('x'.repeat(101));
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a name of at most 100 characters');
    await field.fill('x'.repeat(100));
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(server.calls('saveUserDetails')).toBe(0);
  });

  test('the ErrorMessage of a failure is shown in the modal, what was typed stays [CON-8.30]', async ({
    page,
    server,
  }) => {
    await openAccount(page);
    server.sandbox.faults.add({ call: 'saveUserDetails', ...refusal('This name can not be saved.') });
    await open(page);
    await page.getByLabel('Full Name', { exact: true }).fill('Ina Renamed');
    await update(page).click();
    await expect(dialog(page, 'Edit full name').getByText('This name can not be saved.').first()).toBeVisible();
    await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue('Ina Renamed');
    await update(page).click();
    await expect(toast(page, 'Full name updated successfully')).toBeVisible();
  });

  test('NET-03 without an answer nothing is repeated, and it says that it may have been saved', async ({
    page,
    server,
  }) => {
    await openAccount(page);
    server.sandbox.faults.add({ call: 'saveUserDetails', status: 502 });
    await open(page);
    await page.getByLabel('Full Name', { exact: true }).fill('Ina Renamed');
    await update(page).click();
    await expect(
      dialog(page, 'Edit full name')
        .getByText(/The change may still have been saved/)
        .first(),
    ).toBeVisible();
    expect(server.calls('saveUserDetails')).toBe(1);
    await expect(update(page)).toBeEnabled();
  });

  test('NET-27 Enter three times sends one request', async ({ page, server }) => {
    await openAccount(page);
    const letGo = await holdCall(page, saveUserDetails);
    await open(page);
    await page.getByLabel('Full Name', { exact: true }).fill('Ina Renamed');
    for (let press = 0; press < 3; press += 1) await page.getByLabel('Full Name', { exact: true }).press('Enter');
    letGo();
    await expect(toast(page, 'Full name updated successfully')).toBeVisible();
    expect(server.calls('saveUserDetails')).toBe(1);
  });

  test('A11Y-14 the focus goes in, Escape closes, and the focus comes back', async ({ page }) => {
    await openAccount(page);
    await open(page);
    expect(await focusedName(page)).toBe('Full Name');
    expect(await violations(page, 'dict-account')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Edit full name')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit full name' })).toBeFocused();
  });
});

test.describe('Promotions & Updates', () => {
  test("turning off sends null, turning on 'true'; the details reload [CON-4.44 CON-4.45 CON-7.24]", async ({
    page,
    server,
  }) => {
    await openAccount(page);
    const sent = requestsTo(page, 'saveusermultplesettings');
    const loads = server.calls('getUserDetail');
    const box = page.getByRole('checkbox', { name: 'Promotions & Updates' });
    await expect(box).toBeChecked();
    await box.click();
    await expect(box).not.toBeChecked();
    await expect.poll(() => server.calls('getUserDetail')).toBe(loads + 1);
    expect(userOf(server).takesPromotions).toBe(false);
    await box.click();
    await expect(box).toBeChecked();
    await expect.poll(() => userOf(server).takesPromotions).toBe(true);
    const { code, id } = userOf(server);
    const setting = {
      SettingName: 'WhatsappOptInStatus',
      SettingType: 'user',
      UserCode: code,
      SourceApp: 'userconsole',
      DeviceId: 0,
      DeviceCode: '',
    };
    expect(sent).toEqual([
      { UserCode: code, UserId: id, Settings: [{ ...setting, SettingValue: null }] },
      { UserCode: code, UserId: id, Settings: [{ ...setting, SettingValue: 'true' }] },
    ]);
  });

  test('a refusal leaves the box as it was, and says why', async ({ page, server }) => {
    await openAccount(page);
    server.sandbox.faults.add({ call: 'saveUserSettings', ...refusal('Not allowed.') });
    const box = page.getByRole('checkbox', { name: 'Promotions & Updates' });
    await box.click();
    await expect(seen(page, 'Not allowed.')).toBeVisible();
    await expect(box).toBeChecked();
  });

  test('NET-03 an answer that is lost is read again: the box shows what is true', async ({ page, server }) => {
    await openAccount(page);
    server.sandbox.faults.add({ call: 'saveUserSettings', strikes: 'after', status: 502 });
    const box = page.getByRole('checkbox', { name: 'Promotions & Updates' });
    await box.click();
    await expect(box).not.toBeChecked();
    expect(server.calls('saveUserSettings')).toBe(1);
    await expect(account(page).locator('.d-notice')).toHaveCount(0);
  });
});

test('NET-04 an account that goes while it loads leaves nothing behind', async ({ page, server }) => {
  await enterConsole(page, owner);
  server.sandbox.faults.add({ call: 'getUserDetail', delayMs: 1500 }, { call: 'orderHistory', delayMs: 1500 });
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(account(page)).toHaveAttribute('data-state', 'loading');
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
  await expect(account(page)).toHaveCount(0);
});

test('A11Y-01 A11Y-22 no finding of axe, light, dark and at 320 px, and nothing is too wide', async ({ page }) => {
  await openAccount(page);
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'dark, 320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('A11Y-21 the keyboard alone goes through the tabs and edits the name', async ({ page }) => {
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
