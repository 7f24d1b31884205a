import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { closeSession } from '../../../src/core/session/session.ts';
import { account as german } from '../../../src/languages/de/console.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isFocused, isShown, refusal } from '../support/screen.ts';
import { fact, isDone, openAccount, pressUpdate, spoken, tabs } from './account-screen.ts';

/* <dict-account>: tabs, personal details, full name, promotions. */

const page = sandboxPage();

describe('the tabs of the account', () => {
  const isOpen = (name: string) => expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);

  /** Opens the order history, and puts a new element in the place of this one, as a reload does. */
  async function reload(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    await openAccount(page);
    await screen.getByRole('tab', { name: 'Order history' }).click();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    document.querySelector('dict-account')!.remove();
    await page.put('dict-account', attributes);
  }

  test(
    'an account owner with a past purchase has Personal details, Order history and Billing Details',
    { tags: ['CON-2.7.2', 'CON-6.7', 'CON-7.32', 'CON-9.4'] },
    async () => {
      await openAccount(page);
      await expect.poll(tabs).toEqual(['Personal details', 'Order history', 'Billing Details']);
      expect(page.requestsTo('GetOrderHistoryConsole')).toEqual([
        { UserId: expect.any(Number), PageNo: 1, PageSize: 5 },
      ]);
    },
  );

  test('without a purchase there are only the personal details', { tags: ['CON-2.7.3'] }, async () => {
    await openAccount(page, 'newcomer');
    await expect.poll(() => page.calls('orderHistory')).toBe(1);
    expect(tabs()).toEqual(['Personal details']);
  });

  test('a reload finds the open tab again', async () => {
    await reload();
    await isOpen('Order history');
  });

  test('an address with a tab opens that tab', async () => {
    await reload({ tab: 'billing' });
    await isOpen('Billing Details');
  });
});

describe('personal details', () => {
  test(
    'are name, country, mobile, e-mail, a masked password, and Promotions & Updates',
    { tags: ['CON-1.3', 'CON-2.7.5', 'CON-2.7.6', 'CON-2.7.8', 'CON-2.7.9', 'CON-2.7.10', 'CON-7.23'] },
    async () => {
      await openAccount(page, 'newcomer');
      await expect.poll(() => fact('Full Name')).toContain('Nora Blank');
      expect(fact('Country')).toBe('United States');
      expect(fact('Mobile Number')).toMatch(/202\s?555\s?0103$/);
      expect(fact('Email Address')).toBe('new@example.com');
      expect(fact('Password')).toContain('••••••••');
      await expect.element(button('Change Password')).toBeVisible();
      await expect.element(screen.getByRole('checkbox', { name: 'Promotions & Updates' })).not.toBeChecked();
    },
  );

  test('a mobile number that is empty is Not added', { tags: ['CON-2.7.7'] }, async () => {
    await openAccount(page);
    await expect.poll(() => fact('Mobile Number')).toBe('Not added');
  });

  test(
    'a failed load and a failed check for purchases are reported, and each can be tried again',
    { tags: ['NET-01'] },
    async () => {
      page.sandbox.faults.add({ call: 'getUserDetail', ...refusal('Your details are resting.') });
      page.sandbox.faults.add({ call: 'orderHistory', ...refusal('Not now.') });
      await openAccount(page);
      await isShown('Your details are resting.');
      await isShown('Your order history and billing details could not be loaded.');
      expect(tabs()).toEqual(['Personal details']);
      expect(document.querySelector('dict-account')!.dataset.state).toBe('error');
      await button('Try again').first().click();
      await expect.poll(() => tabs().length).toBe(3);
      await button('Try again').click();
      await expect.poll(() => fact('Full Name')).toContain('Ina Example');
    },
  );
});

test(
  'a user without access to subscriptions can still change and delete the account',
  { tags: ['CON-6.13'] },
  async () => {
    await openAccount(page, 'noAccess');
    for (const name of ['Edit full name', 'Change Password', 'Account options'])
      await expect.element(button(name)).toBeEnabled();
    await screen.getByRole('checkbox', { name: 'Promotions & Updates' }).click();
    await expect.poll(() => userOf(page, 'noaccess@example.com').takesPromotions).toBe(true);
  },
);

describe('Edit full name', () => {
  const field = () => dialog().getByLabelText('Full Name', { exact: true });

  beforeEach(async () => {
    await openAccount(page);
    await button('Edit full name').click();
  });

  async function rename(name: string): Promise<void> {
    await field().fill(name);
    await pressUpdate();
  }

  test('a new name is saved without the spaces around it', { tags: ['CON-2.7.5', 'CON-7.22'] }, async () => {
    await expect.element(field()).toHaveValue('Ina Example');
    await rename('  Ina Renamed ');
    await expect.poll(() => userOf(page).fullName).toBe('Ina Renamed');
    expect(page.requestsTo('saveuserdetails')).toEqual([
      { FullName: 'Ina Renamed', JobTitleId: 4, CountryId: 1, GenderId: 1 },
    ]);
  });

  test('nothing can be typed while the name is being saved', async () => {
    page.hold('saveuserdetails');
    await rename('Ina Renamed');
    await expect.element(field()).toHaveAttribute('readonly');
  });

  test('a success closes the modal, and is shown for 3 seconds', { tags: ['CON-4.41'] }, async () => {
    await rename('Ina Renamed');
    await isDone('Full name updated successfully');
    page.passTime(3100);
    await expect.element(screen.getByText('Full name updated successfully').first()).not.toBeInTheDocument();
  });

  test('the details are loaded again, with the new name', { tags: ['CON-4.41'] }, async () => {
    const loads = page.calls('getUserDetail');
    await rename('Ina Renamed');
    await expect.poll(() => fact('Full Name')).toContain('Ina Renamed');
    await expect.poll(() => page.calls('getUserDetail')).toBe(loads + 1);
  });

  test('the header greets with the new name', async () => {
    await page.put('dict-nav');
    await rename('Ina Renamed');
    await expect.poll(() => document.querySelector('dict-nav')!.shadowRoot!.textContent).toContain('Ina Renamed');
  });

  test('a typed name is there again if the session ended meanwhile and the user logs in', async () => {
    await field().fill('Ina Married');
    closeSession('expired');
    await expect.element(dialog()).not.toBeInTheDocument();
    document.querySelector('dict-account')!.remove();
    await openAccount(page);
    await button('Edit full name').click();
    await expect.element(field()).toHaveValue('Ina Married');
    await button('Cancel').click();
    await button('Edit full name').click();
    await expect.element(field()).toHaveValue('Ina Example');
  });

  test('an empty name asks for one, in words at the field', { tags: ['CON-5.24', 'A11Y-09'] }, async () => {
    await rename('   ');
    await expect.element(field()).toHaveAccessibleDescription('Please enter a full name');
    await isFocused(field());
    expect(page.calls('saveUserDetails')).toBe(0);
  });

  test('a name of more than 100 characters is refused', { tags: ['CON-9.8'] }, async () => {
    await field().fill('x'.repeat(101));
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAccessibleDescription('Please enter a name of at most 100 characters');
    await field().fill('x'.repeat(100));
    await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true');
    expect(page.calls('saveUserDetails')).toBe(0);
  });

  test('a refusal shows the ErrorMessage in the modal, with the typed name', { tags: ['CON-8.30'] }, async () => {
    page.sandbox.faults.add({ call: 'saveUserDetails', ...refusal('This name can not be saved.') });
    await rename('Ina Renamed');
    await expect.element(dialog().getByText('This name can not be saved.').first()).toBeVisible();
    await expect.element(field()).toHaveValue('Ina Renamed');
  });

  test('without an answer it says that the name may have been saved', { tags: ['NET-03'] }, async () => {
    page.sandbox.faults.add({ call: 'saveUserDetails', status: 502 });
    await rename('Ina Renamed');
    const maybe = dialog().getByText(/The change may still have been saved/);
    await expect.element(maybe.first()).toBeVisible();
    await expect.poll(spoken).toMatch(/request\s+The change may still have been saved/);
    expect(page.calls('saveUserDetails')).toBe(1);
  });

  test('the shown success follows the language', async () => {
    await rename('Ina Renamed');
    await isDone('Full name updated successfully');
    document.querySelector<HTMLElement>('dict-account')!.lang = 'de';
    await isDone(german.nameUpdated);
  });
});

describe('Promotions & Updates', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Promotions & Updates' });

  beforeEach(() => openAccount(page));

  test('a click flips the box, and is reported as saved', { tags: ['CON-4.45'] }, async () => {
    await expect.element(box()).toBeChecked();
    await box().click();
    await expect.element(box()).not.toBeChecked();
    await isShown('Promotions & Updates saved');
  });

  test('the details are loaded again after a click', { tags: ['CON-4.45'] }, async () => {
    const loads = page.calls('getUserDetail');
    await box().click();
    await expect.poll(() => page.calls('getUserDetail')).toBe(loads + 1);
  });

  test("turning off sends null, turning on 'true'", { tags: ['CON-4.44', 'CON-7.24'] }, async () => {
    await box().click();
    await expect.poll(() => userOf(page).takesPromotions).toBe(false);
    await isShown('Promotions & Updates saved');
    await box().click();
    await expect.element(box()).toBeChecked();
    await expect.poll(() => userOf(page).takesPromotions).toBe(true);
    const { code, id } = userOf(page);
    // All fields: tests/unit/core/service/samples/account.ts.
    expect(page.requestsTo('saveusermultplesettings')).toMatchObject([
      { UserCode: code, UserId: id, Settings: [{ SettingValue: null }] },
      { UserCode: code, UserId: id, Settings: [{ SettingValue: 'true' }] },
    ]);
  });

  test('after a refusal the box is as before, with the reason', async () => {
    page.sandbox.faults.add({ call: 'saveUserSettings', ...refusal('Not allowed.') });
    await box().click();
    await isShown('Not allowed.');
    await expect.element(box()).toBeChecked();
  });

  test('after a lost answer the setting is loaded again', { tags: ['NET-03'] }, async () => {
    page.sandbox.faults.add({ call: 'saveUserSettings', strikes: 'after', status: 502 });
    await box().click();
    await expect.element(box()).not.toBeChecked();
    expect(page.calls('saveUserSettings')).toBe(1);
  });
});
