import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emulateMedia } from '../support/browser-tools.ts';
import { page as screen, userEvent } from 'vitest/browser';
import { account as german } from '../../../src/languages/de/console.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  answer,
  button,
  cells,
  dialog,
  hasRows,
  ids,
  isFocused,
  isShown,
  refusal,
  table,
  texts,
} from '../support/screen.ts';
import { fact, isDone, openAccount, pressUpdate, spoken, tabs } from './account-screen.ts';

/* <dict-account>: tabs, personal details, full name, promotions, order history. */

const page = sandboxPage();

test(
  'the tabs are Personal details, Order history and Billing Details for type 1 with a past purchase; a mobile number that is empty is Not added; a reload finds the tab again, an address with a tab opens that one',
  { tags: ['CON-2.7.2', 'CON-2.7.7', 'CON-6.7', 'CON-7.32', 'CON-9.4'] },
  async () => {
    await openAccount(page);
    await expect.poll(tabs).toEqual(['Personal details', 'Order history', 'Billing Details']);
    expect(page.requestsTo('GetOrderHistoryConsole')).toEqual([{ UserId: expect.any(Number), PageNo: 1, PageSize: 5 }]);
    await expect.poll(() => fact('Mobile Number')).toBe('Not added');
    await screen.getByRole('tab', { name: 'Order history' }).click();
    for (const [attributes, name] of [
      [{}, 'Order history'],
      [{ tab: 'billing' }, 'Billing Details'],
    ] as const) {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      document.querySelector('dict-account')!.remove();
      await page.put('dict-account', attributes);
      await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
    }
  },
);

describe('personal details', () => {
  test(
    'name, country, mobile, e-mail, a masked password, Promotions & Updates; without a purchase there is no other tab',
    { tags: ['CON-1.3', 'CON-2.7.3', 'CON-2.7.5', 'CON-2.7.6', 'CON-2.7.8', 'CON-2.7.9', 'CON-2.7.10', 'CON-7.23'] },
    async () => {
      await openAccount(page, 'newcomer');
      await expect.poll(() => fact('Full Name')).toContain('Nora Blank');
      expect(fact('Country')).toBe('United States');
      expect(fact('Mobile Number')).toMatch(/202\s?555\s?0103$/);
      expect(fact('Email Address')).toBe('new@example.com');
      expect(fact('Password')).toContain('••••••••');
      await expect.element(button('Change Password')).toBeVisible();
      await expect.element(screen.getByRole('checkbox', { name: 'Promotions & Updates' })).not.toBeChecked();
      await expect.poll(() => page.calls('orderHistory')).toBe(1);
      expect(tabs()).toEqual(['Personal details']);
    },
  );

  test(
    'details and a check for purchases that fail are reported, and each can be tried again',
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
  'a user without access to subscriptions can edit the name, change the password, decide on promotions and delete the account, too',
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

  test(
    'nothing can be typed while the name is being saved; a success closes the modal, reloads the details and is shown; the header greets with the new name',
    { tags: ['CON-2.7.5', 'CON-4.41', 'CON-7.22'] },
    async () => {
      await page.put('dict-nav');
      const loads = page.calls('getUserDetail');
      await expect.element(field()).toHaveValue('Ina Example');
      await field().fill('  Ina Renamed ');
      const release = page.hold('saveuserdetails');
      await pressUpdate();
      await expect.element(field()).toHaveAttribute('readonly');
      release();
      await isDone('Full name updated successfully');
      await expect.poll(() => fact('Full Name')).toContain('Ina Renamed');
      await expect.poll(() => page.calls('getUserDetail')).toBe(loads + 1);
      await expect.element(screen.getByText('Full name updated successfully').first()).not.toBeInTheDocument();
      expect(page.requestsTo('saveuserdetails')).toEqual([
        { FullName: 'Ina Renamed', JobTitleId: 4, CountryId: 1, GenderId: 1 },
      ]);
      expect(userOf(page).fullName).toBe('Ina Renamed');
      await expect.poll(() => document.querySelector('dict-nav')!.shadowRoot!.textContent).toContain('Ina Renamed');
    },
  );

  test(
    "empty gives 'Please enter a full name'; over 100 characters is too long",
    { tags: ['CON-5.24', 'CON-9.8', 'A11Y-09'] },
    async () => {
      await field().fill('   ');
      await pressUpdate();
      await expect.element(field()).toHaveAccessibleDescription('Please enter a full name');
      await isFocused(field());
      await field().fill('x'.repeat(101));
      await userEvent.keyboard('{Enter}');
      await expect.element(field()).toHaveAccessibleDescription('Please enter a name of at most 100 characters');
      await field().fill('x'.repeat(100));
      await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true');
      expect(page.calls('saveUserDetails')).toBe(0);
    },
  );

  test(
    'the ErrorMessage of a failure is shown in the modal, and the typed name stays; without an answer it says that it may have been saved',
    { tags: ['CON-8.30', 'NET-03'] },
    async () => {
      page.sandbox.faults.add({ call: 'saveUserDetails', ...refusal('This name can not be saved.') });
      await field().fill('Ina Renamed');
      await pressUpdate();
      await expect.element(dialog().getByText('This name can not be saved.').first()).toBeVisible();
      await expect.element(field()).toHaveValue('Ina Renamed');
      page.sandbox.faults.add({ call: 'saveUserDetails', status: 502 });
      await pressUpdate();
      const maybe = dialog().getByText(/The change may still have been saved/);
      await expect.element(maybe.first()).toBeVisible();
      expect(page.calls('saveUserDetails')).toBe(2);
      await expect.poll(spoken).toMatch(/request\s+The change may still have been saved/);
      await pressUpdate();
      await isDone('Full name updated successfully');
      document.querySelector<HTMLElement>('dict-account')!.lang = 'de';
      await isDone(german.nameUpdated);
    },
  );
});

describe('Promotions & Updates', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Promotions & Updates' });

  test(
    "turning off sends null, turning on 'true'; the details reload; after a refusal the box is as before, with the reason; after a lost answer the setting is loaded again",
    { tags: ['CON-4.44', 'CON-4.45', 'CON-7.24', 'NET-03'] },
    async () => {
      await openAccount(page);
      await expect.element(box()).toBeChecked();
      const loads = page.calls('getUserDetail');
      await box().click();
      await expect.element(box()).not.toBeChecked();
      await isShown('Promotions & Updates saved');
      await expect.poll(() => page.calls('getUserDetail')).toBe(loads + 1);
      expect(userOf(page).takesPromotions).toBe(false);
      await box().click();
      await expect.element(box()).toBeChecked();
      await expect.poll(() => userOf(page).takesPromotions).toBe(true);
      const { code, id } = userOf(page);
      // All fields: tests/unit/core/service/samples/account.ts.
      expect(page.requestsTo('saveusermultplesettings')).toMatchObject([
        { UserCode: code, UserId: id, Settings: [{ SettingValue: null }] },
        { UserCode: code, UserId: id, Settings: [{ SettingValue: 'true' }] },
      ]);
      page.sandbox.faults.add({ call: 'saveUserSettings', ...refusal('Not allowed.') });
      await box().click();
      await isShown('Not allowed.');
      await expect.element(box()).toBeChecked();
      page.sandbox.faults.add({ call: 'saveUserSettings', strikes: 'after', status: 502 });
      await box().click();
      await expect.element(box()).not.toBeChecked();
      expect(page.calls('saveUserSettings')).toBe(4);
    },
  );
});

describe('the order history', () => {
  const list = () => table('Order history');
  const showMore = () => button('Show more');
  const open = () => openAccount(page, 'retail', 'orders');

  test(
    "order id, 'Product (Plan|Cycle)', date, amount with its sign to 4 decimals, status",
    { tags: ['CON-2.7.13', 'CON-2.7.14', 'CON-9.28'] },
    async () => {
      const [newest] = page.sandbox.world.orders
        .filter(({ userId, status }) => userId === userOf(page).id && status !== 'created')
        .toSorted((a, b) => b.createdAt - a.createdAt);
      await open();
      await expect
        .poll(() => texts(list().getByRole('columnheader')))
        .toEqual(['Order ID', 'Type', 'Date', 'Amount', 'Status', 'Receipt']);
      await expect.poll(() => ids(list())[0]).toBe(String(newest!.id));
      expect(cells(list(), 'Type')[0]).toMatch(/^Dictation \(Dictation Professional\|(Monthly|Yearly)\)$/);
      expect(cells(list(), 'Date')[0]).toMatch(/^\d{2} \w{3,4} \d{4}$/);
      expect(cells(list(), 'Amount')[0]).toMatch(/^₹[\d,]+\.\d{4}$/);
      expect(cells(list(), 'Status')[0]).toBe('Paid');
    },
  );

  test(
    'a page of past purchases, and Show more for the rest; a page that fails is reported, and the rows stay',
    { tags: ['CON-2.7.11', 'CON-7.27', 'CON-9.2'] },
    async () => {
      await open();
      await hasRows(list(), 25);
      page.sandbox.faults.add({ call: 'orderHistory', ...refusal('Orders are resting.') });
      await showMore().click();
      await isShown('Orders are resting.');
      await hasRows(list(), 25);
      await showMore().click();
      await hasRows(list(), 30);
      await expect.element(showMore()).not.toBeInTheDocument();
      const pages = page.requestsTo('GetOrderHistoryConsole').map(({ PageNo, PageSize }) => [PageNo, PageSize]);
      expect(pages.slice(1)).toEqual([
        [1, 25],
        [2, 25],
        [2, 25],
      ]);
      expect(new Set(ids(list())).size).toBe(30);
    },
  );

  test('of the type a long name is cut, but not the billing cycle', async () => {
    page.changeAnswers('GetOrderHistoryConsole', ({ ListOfPurchase }: Record<string, object[]>) =>
      Object.assign(ListOfPurchase![0]!, { PlanDisplayName: 'Professional for the whole department' }),
    );
    await open();
    const type = list().getByRole('cell', { name: /department/ });
    await expect.element(type.getByRole('button')).toHaveTextContent(/^Dictation \(Professional for the whol/);
    await expect.poll(() => (type.element() as HTMLElement).innerText).toMatch(/…\|(Monthly|Yearly)\)$/);
  });

  test('each paid row has a receipt, on paper alone on a page, with payer, address, tax number and the amount as shown', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    await open();
    await hasRows(list(), 25);
    const paid = cells(list(), 'Status').filter((status) => status === 'Paid').length;
    expect(
      list()
        .getByRole('button', { name: /^Receipt of order/ })
        .elements(),
    ).toHaveLength(paid);
    await list()
      .getByRole('button', { name: /^Receipt of order/ })
      .first()
      .click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const paper = document.querySelector('.dict-receipt')!;
    const facts = paper.shadowRoot!.textContent;
    for (const text of [
      'Dictation Console',
      'Ina Example',
      '12 Sample Street, Bengaluru, Karnataka 560001, India',
      'GSTIN29ABCDE1234F1Z5',
      'Dictation Professional',
      'Yearly',
      ids(list())[0]!,
      cells(list(), 'Date')[0]!,
      cells(list(), 'Amount')[0]!,
    ])
      expect(facts).toContain(text);
    const history = list().element();
    const isVisible = () => [paper, history].map((node) => node.checkVisibility());
    expect(isVisible()).toEqual([false, true]);
    await emulateMedia({}, 'print');
    await expect.poll(isVisible).toEqual([true, false]);
    expect(getComputedStyle(paper.shadowRoot!.querySelector('.d-root')!).backgroundColor).toBe('rgb(255, 255, 255)');
    await emulateMedia({});
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => paper.isConnected).toBe(false);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test("without orders it shows 'No Order History Available'", { tags: ['CON-2.7.12'] }, async () => {
    // The purchases disappeared between the check and the list.
    page.sandbox.faults.add({ call: 'orderHistory', skip: 1, ...answer({ TotalCount: 0, ListOfPurchase: [] }) });
    await open();
    await isShown('No Order History Available');
    await expect.element(list()).not.toBeInTheDocument();
  });

  test(
    'markup of the service stays text, and a currency is a sign or nothing',
    { tags: ['SEC-01', 'SEC-02'] },
    async () => {
      const order = {
        OrderId: 7,
        ProductDisplayName: 'Dictation',
        PlanDisplayName: '<b>Plan</b>',
        BillingCycle: 'Monthly',
        CreatedAt: '02-03-2026 10:00:00',
        CurrencyHTMLCode: '&lt;script&gt;',
        AmountFinal: '12.5',
        StatusName: 'Paid',
      };
      page.sandbox.faults.add({
        call: 'orderHistory',
        times: -1,
        ...answer({ TotalCount: 1, ListOfPurchase: [order] }),
      });
      await open();
      await hasRows(list(), 1);
      expect(cells(list(), 'Amount')).toEqual(['12.5000']);
      expect(cells(list(), 'Date')).toEqual(['02 Mar 2026']);
      expect(cells(list(), 'Type')[0]).toContain('Dictation (<b>Plan</b>|Monthly)');
      expect(list().element().querySelector('b')).toBeNull();
    },
  );
});
