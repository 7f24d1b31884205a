import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sell, userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  answer,
  announced,
  button,
  cells,
  combobox,
  field,
  hasRows,
  ids,
  isFocused,
  isGone,
  isShown,
  link,
  option,
  refusal,
  state,
  table,
  texts,
  within,
} from '../support/screen.ts';

/* <dict-subscriptions>: CON-2.3, CON-4 to CON-9; DEC-1, DEC-4. */

const page = sandboxPage();

const call = 'subscriptionOverview';
const purchased = () => table('Purchased subscriptions');
const assigned = () => table('Subscriptions assigned to you');
const box = () => field('Subscription ID');
const search = () => button('Search');
const showMore = () => button('Show more');
const tryAgain = () => button('Try again');
const organization = () => combobox('Organization name');
const requests = () => page.requestsTo('UserSubscrpitionOverViewAC');
const listOf = (...rows: object[]) => answer({ PurchaseSubs: rows, TotalPurchaseSubs: rows.length });

async function enter(user: DocumentedUserKey = 'retail', attributes: Readonly<Record<string, string>> = {}) {
  await page.logIn(user);
  await page.put('dict-subscriptions', attributes);
  await state('dict-subscriptions').toMatch(/ready|error/);
}

async function searchFor(text: string) {
  await box().fill(text);
  await search().click();
}

test('a loading state is shown; the list is loaded once, with the grid page size and every filter off [ACC-9.4 CON-2.3.3 CON-2.3.4 CON-4.2 CON-7.3 CON-7.4 CON-9.1]', async () => {
  await page.logIn('retail');
  const release = page.hold('UserSubscrpitionOverViewAC');
  void page.put('dict-subscriptions');
  await expect.poll(() => within('dict-subscriptions', '[aria-busy="true"] .d-skeleton')).not.toBeNull();
  await state('dict-subscriptions').toBe('loading');
  release();
  await hasRows(purchased(), 2);
  expect(requests()).toEqual([
    { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 },
  ]);
});

test('org-id filters by organisation, days-count by expiry [CON-2.3.6 CON-2.3.7 CON-2.3.8]', async () => {
  await enter('admin', { 'org-id': '5003' });
  await hasRows(purchased(), 1);
  expect(cells(purchased(), 'Organization')).toEqual(['Exampleville Hospital 2']);
  expect(requests()[0]).toMatchObject({ OrgId: 5003, ExpireInDays: -1 });
  await expect.element(organization()).toHaveValue('Exampleville Hospital 2');
  for (const days of ['0', '30']) {
    document.querySelector('dict-subscriptions')!.setAttribute('days-count', days);
    await expect.poll(() => requests().at(-1)).toMatchObject({ OrgId: 5003, ExpireInDays: Number(days) });
    await expect.element(field('Expiring')).toHaveValue(days);
    await isShown(days === '0' ? /· Expired$/ : /· Expiring in 30 days$/);
  }
});

describe('the lists of each type of user', () => {
  test('enterprise users see organisations and seats as empty/assigned/total, and a tab for each list, whatever a search finds; without a result it says so in a single row [ACC-6.2 CON-1.1 CON-1.9 CON-2.3.10 CON-2.3.17 CON-2.3.18 CON-2.3.29 CON-4.10 CON-6.6 CON-7.7 CON-9.3]', async () => {
    await enter('enterprise');
    const tabs = screen.getByRole('tab');
    await expect.poll(() => texts(tabs)).toEqual(['Purchased', 'Assigned']);
    await expect.element(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const columns = [
      'Subscription ID',
      'Organization',
      'Product',
      'Plan',
      'Seats',
      'Payment due on',
      'Expiry',
      'Stage',
    ];
    await expect.poll(() => texts(purchased().getByRole('columnheader'))).toEqual([...columns, 'Actions']);
    const largest = purchased().getByRole('row').last();
    await expect.element(largest.getByText('45/75/120', { exact: true })).toBeVisible();
    await expect.element(largest.getByRole('cell', { name: '45 empty, 75 assigned, 120 total' })).toBeVisible();
    await expect.element(largest.getByRole('cell', { name: 'Musterstadt General Hospital' })).toBeVisible();
    await expect.element(organization()).toBeVisible();
    await expect
      .poll(() => page.requestsTo('UserOrgsOverView'))
      .toEqual([{ PageNumber: 1, PageSize: 9999, SearchText: '' }]);
    await searchFor('999');
    await hasRows(purchased(), 1);
    await expect
      .element(purchased().getByRole('cell'))
      .toHaveTextContent('No subscriptions found for your organisation.');
    await expect.poll(() => announced('dict-subscriptions')).toBe('No record(s) found');
    await tabs.last().click();
    await hasRows(assigned(), 1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(box()).toHaveValue('999');
    await isShown('No record(s) found');
  });

  test('retail users see no organisations and no seats, filter by no organisation, and have no tabs for one list [ACC-6.2 CON-1.8 CON-2.3.10 CON-2.3.15 CON-4.9 CON-6.5]', async () => {
    await enter('retail', { 'org-id': '5001' });
    const columns = ['Subscription ID', 'Product', 'Plan', 'Payment due on', 'Expiry', 'Stage', 'Actions'];
    await expect.poll(() => texts(purchased().getByRole('columnheader'))).toEqual(columns);
    await expect.element(field('Stage')).toBeVisible();
    await expect.element(organization()).not.toBeInTheDocument();
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
    expect(page.calls('orgsOverview')).toBe(0);
    expect(requests()[0]).toMatchObject({ OrgId: -1 });
  });

  test('a user with assigned subscriptions only sees six columns, no tabs and no filters [CON-2.3.11 CON-2.3.26]', async () => {
    await enter('assigned');
    const columns = ['Subscription ID', 'User full name', 'Product', 'Plan', 'Expiry', 'Stage'];
    await expect.poll(() => texts(assigned().getByRole('columnheader'))).toEqual(columns);
    expect(texts(assigned().getByRole('row').last().getByRole('cell'))).toEqual([
      'Ada Seat',
      'Dictation',
      expect.stringContaining('Dictation Enterprise'),
      expect.stringMatching(/^\d\d \w+ \d{4}$/),
      'Live',
    ]);
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
  });

  const empty = { PurchaseSubs: [], TotalPurchaseSubs: 0, AssignedSubs: [], TotalAssignedSubs: 0 };
  test.each([
    [0, empty],
    [1, null],
  ])(
    'DEC-4.4 CON-2.3.12 CON-8.2 the code mccckd36 at Status %i with data %j is the no-access view',
    async (Status, Data) => {
      page.configure({ contact: { email: 'support@console.example' } });
      page.sandbox.faults.add({
        call,
        body: JSON.stringify({ Status, Data, ErrorCode: 'mccckd36', ErrorMessage: null }),
      });
      await enter();
      await isShown('You do not have access to subscriptions.');
      const support = link('support@console.example');
      await expect.element(support).toHaveAttribute('href', 'mailto:support@console.example');
      await state('dict-subscriptions').toBe('ready');
    },
  );

  test('a retail user without subscriptions is offered a free trial [CON-2.3.28 CON-6.5 DEC-4.2]', async () => {
    await enter('newcomer');
    await isShown('You have no subscriptions yet.');
    await button('Start a free trial').click();
    expect(page.visited.at(-1)).toBe('/user/signup/dictation');
  });

  test('an enterprise user without subscriptions reads that the organisation has none [CON-2.3.29 DEC-4.3]', async () => {
    page.sandbox.world.subscriptions.length = 0;
    page.sandbox.world.seats.length = 0;
    await enter('enterprise');
    await isShown('No subscriptions found for your organisation.');
    await expect.element(button('Start a free trial')).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  test('search text, organisation, stage and expiring are sent together when Search is pressed [CON-2.3.13 CON-7.5]', async () => {
    await enter('admin');
    await box().fill('20243');
    await organization().fill('northern reg');
    await option(/Northern Region/).click();
    await field('Stage').selectOptions('Trial expired');
    await field('Expiring').selectOptions('Expired');
    expect(requests()).toHaveLength(1);
    await search().click();
    await expect.poll(() => ids(purchased())).toEqual(['20243']);
    expect(requests()[1]).toEqual({
      OrgId: 5001,
      SubscriptionId: 20_243,
      StageId: 3,
      ExpireInDays: 0,
      PageNumber: 1,
      PageSize: 25,
    });
    await expect.poll(() => announced('dict-subscriptions')).toBe('One found');
  });

  test('the stages are named as the server names them; Expiring offers all, within 30 days and expired [CON-4.1 CON-4.8 CON-7.8 CON-9.9 CON-9.27 DEC-4.5]', async () => {
    await enter();
    const names = ['All', 'Live', 'Trial', 'Trial expired', 'Trial extended', 'Cancelled', 'OnHold', 'Disposed'];
    await expect.poll(() => texts(field('Stage').getByRole('option'))).toEqual(names);
    expect(texts(field('Expiring').getByRole('option'))).toEqual(['All', 'Expiring in 30 days', 'Expired']);
    for (const [label, days] of [
      ['Expiring in 30 days', 30],
      ['Expired', 0],
      ['All', -1],
    ] as const) {
      await field('Expiring').selectOptions(label);
      await search().click();
      await expect.poll(() => requests().at(-1)?.ExpireInDays).toBe(days);
    }
  });

  test('a search that finds nothing says so, and offers to show all again; Reset clears the filters and shows page 1 of everything [CON-2.3.14 CON-2.3.28 CON-4.4 CON-4.10 CON-4.12]', async () => {
    await enter();
    await isShown('Shown: all subscriptions');
    await searchFor('999');
    await hasRows(purchased(), 1);
    await expect.element(purchased().getByRole('cell')).toHaveTextContent('You have no subscriptions yet.');
    await isShown('Shown: Subscription ID: 999');
    await button('Show all subscriptions').click();
    await hasRows(purchased(), 2);
    await expect.element(box()).toHaveValue('');
    await isShown('Shown: all subscriptions');
    await field('Stage').selectOptions('Live');
    await searchFor('20001');
    await hasRows(purchased(), 1);
    await button('Reset').click();
    await hasRows(purchased(), 2);
    await expect.element(box()).toHaveValue('');
    await expect.element(field('Stage')).toHaveValue('-1');
    await isFocused(button('Reset'));
    expect(requests()).toHaveLength(5);
    expect(requests().at(-1)).toMatchObject({ SubscriptionId: -1, StageId: -1, PageNumber: 1 });
  });

  test('Search is highlighted while the chosen filters differ from those of the list, which names its own; Reset navigates to /subscription with replace [CON-2.3.13 CON-4.12]', async () => {
    await enter('admin', { 'org-id': '5001' });
    const hasPart = (part: string) => expect.element(search()).toHaveAttribute('part', part);
    const { name } = page.sandbox.world.organizations.find(({ id }) => id === 5001)!;
    await isShown(`Shown: Organization name: ${name}`);
    await hasPart('button secondary');
    await field('Stage').selectOptions('Trial extended');
    await hasPart('button primary');
    await isShown(`Shown: Organization name: ${name}`);
    await search().click();
    await isShown(`Shown: Organization name: ${name} · Stage: Trial extended`);
    await hasPart('button secondary');
    await button('Reset').click();
    await expect
      .poll(() => page.navigations)
      .toEqual([expect.objectContaining({ to: '/subscription', replace: true })]);
  });

  test('A11Y-31 Enter in the organisation’s field searches, and the focus stays there', async () => {
    await enter('admin');
    await expect.element(organization()).toHaveValue('All');
    await organization().fill('Fictown Hospital 9');
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await isShown('Shown: Organization name: Fictown Hospital 9');
    await isFocused(organization());
  });

  test('under 480 px the other filters are behind a button', async () => {
    await screen.viewport(320, 700);
    await enter();
    await expect.element(box()).toBeVisible();
    await expect.element(field('Stage')).not.toBeVisible();
    const filters = screen.getByRole('button', { name: /^Filters/ });
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
    await filters.click();
    await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
    await field('Stage').selectOptions('Live');
    await filters.click();
    await expect.element(field('Stage')).not.toBeVisible();
    await search().click();
    await expect.poll(() => ids(purchased())).toEqual(['20001']);
    await expect.element(filters).toHaveTextContent('Filters (1)');
    await button('Reset').click();
    await expect.poll(() => texts(filters)).toEqual(['Filters']);
  });
});

describe('the search text', () => {
  test('takes digits only [CON-2.3.21]', async () => {
    await enter();
    await userEvent.type(box(), 'a2b0.0-0 1');
    await expect.element(box()).toHaveValue('20001');
    await userEvent.keyboard('{Home}x9');
    await expect.element(box()).toHaveValue('920001');
    await box().fill('Subscription 20001, please');
    await expect.element(box()).toHaveValue('20001');
  });

  test('A11Y-09 over 255 characters it says so inline, and no search is made; clearing it clears the error and searches again [CON-4.11 CON-5.1 CON-8.7 CON-9.5]', async () => {
    await enter();
    const message = 'Invalid input. Search-string too long!';
    await searchFor('20001');
    await hasRows(purchased(), 1);
    await box().fill(`4${'x'.repeat(255)}`);
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription(message);
    await isShown(message);
    await expect.poll(() => announced('dict-subscriptions')).toBe(message);
    await search().click();
    await isFocused(box());
    await userEvent.keyboard('{Enter}');
    await box().fill('');
    await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true');
    await hasRows(purchased(), 2);
    await box().fill('4'.repeat(255));
    await expect.element(box()).toHaveAccessibleDescription('');
    await search().click();
    await expect.poll(() => requests().length).toBe(4);
    expect(requests().map(({ SubscriptionId }) => SubscriptionId)).toEqual([-1, 20_001, -1, '4'.repeat(255)]);
    await box().fill('4'.repeat(256));
    await expect.element(box()).toHaveAccessibleDescription(message);
    await button('Reset').click();
    await expect.element(box()).toHaveAccessibleDescription('');
  });

  test('a text that is too long and has no digit does not block the next search', async () => {
    await enter('admin');
    await box().fill('123');
    await box().fill('x'.repeat(256));
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveAccessibleDescription('Invalid input. Search-string too long!');
    await search().click();
    await expect.element(box()).toHaveAccessibleDescription('');
    await expect.poll(() => requests().at(-1)).toMatchObject({ SubscriptionId: -1 });
  });
});

describe('Show more', () => {
  test('A11Y-31 appends page after page, shows the count, which has the focus at the end, and is hidden then [CON-2.3.16 CON-4.5 CON-4.7]', async () => {
    await enter('admin', { 'org-id': '5001', 'days-count': '0' });
    await isShown('Showing 25 of 59');
    await showMore().click();
    await hasRows(purchased(), 50);
    await expect.poll(() => announced('dict-subscriptions')).toBe('Showing 50 of 59');
    await isFocused(showMore());
    await showMore().click();
    await hasRows(purchased(), 59);
    await expect.element(showMore()).not.toBeInTheDocument();
    await isFocused(screen.getByText('Showing 59 of 59', { exact: true }).last());
    expect(requests().map(({ PageNumber }) => PageNumber)).toEqual([1, 2, 3]);
    expect(new Set(ids(purchased())).size).toBe(59);
  });

  test('a row that comes again with the next page is shown once, in both tabs’ one page number [CON-2.3.27 CON-4.6]', async () => {
    const email = 'enterprise@example.com';
    for (let at = 0; at < 30; at += 1) sell(page, email);
    await enter('enterprise');
    await isShown('Showing 25 of 33');
    // The newest are listed first, so two rows of page 1 move to page 2.
    sell(page, email);
    sell(page, email);
    await showMore().click();
    await isShown('Showing 33 of 35');
    expect(new Set(ids(purchased())).size).toBe(33);
    // Rows that moved before page 1 never arrive: the empty page ends the list.
    await showMore().click();
    await expect.element(showMore()).not.toBeInTheDocument();
    await screen.getByRole('tab').last().click();
    await isShown('Showing 1 of 1');
    expect(requests().map(({ PageNumber }) => PageNumber)).toEqual([1, 2, 3]);
  });

  test('continues with the filters of the shown rows; a search replaces them with page 1; the page size is the configured one [CON-4.3 CON-9.1]', async () => {
    page.configure({ pageSize: 10 });
    await enter('admin', { 'org-id': '5001' });
    await isShown('Showing 10 of 240');
    await showMore().click();
    await hasRows(purchased(), 20);
    await field('Stage').selectOptions('Live');
    await search().click();
    await hasRows(purchased(), 10);
    expect(requests().at(-1)).toMatchObject({ PageNumber: 1, PageSize: 10 });
    await field('Stage').selectOptions('Trial');
    await showMore().click();
    await hasRows(purchased(), 20);
    expect(new Set(cells(purchased(), 'Stage'))).toEqual(new Set(['Live']));
  });
});

describe('a row', () => {
  test('NET-23 text over 35 characters is cut, the whole is its name; a time that can’t be read is "-" [CON-2.3.20 CON-9.12 DEC-1.13]', async () => {
    const [long, whole] = ['x'.repeat(36), 'é'.repeat(35)];
    const times = { ExpireOn: 'soon', OrderPaymentDueOn: '0001-01-01T00:00:00' };
    page.sandbox.faults.add({ call, ...listOf({ SubscriptionId: 1, OrgName: long, StageName: whole, ...times }) });
    await enter('enterprise');
    const cut = purchased().getByRole('button', { name: long });
    await expect.poll(() => cut.query()?.firstChild?.textContent).toBe('x'.repeat(35));
    await expect.element(purchased().getByRole('cell', { name: whole })).toBeVisible();
    await expect.element(purchased().getByRole('button', { name: /^é/ })).not.toBeInTheDocument();
    expect([cells(purchased(), 'Expiry'), cells(purchased(), 'Payment due on')]).toEqual([['-'], ['-']]);
  });

  test('says when its payment is due, up to 30 days ahead, and nothing about the end of a paid one', async () => {
    const inDays = (days: number) => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString();
    };
    const rows = [-1, 0, 1, 30, 31].map((days, at) => ({
      SubscriptionId: at + 1,
      OrderPaymentDueOn: inDays(days),
      AllowConsolePayment: true,
    }));
    const unpaid = { SubscriptionId: 9, ExpireOn: inDays(1), AllowConsolePayment: true };
    page.sandbox.faults.add({ call, ...listOf(...rows, unpaid) });
    await enter();
    await hasRows(purchased(), 6);
    const actions = texts(purchased().getByRole('row'))
      .slice(1)
      .map((row) => row.replace(/.*(Pay now|Renew)/, ''));
    expect(actions).toEqual(['overdue', 'due today', 'due tomorrow', 'due in 30 days', '', '']);
  });

  test.each([
    [{}, '/subscription', 'CON-2.3.23 CON-2.3.25 CON-2.4.1'],
    [{ 'org-id': '5001', 'days-count': '30' }, '/subscription/5001/30', 'CON-2.3.5'],
  ])(
    'with %j a click leads to the seats below %s, which know the subscription [%s]',
    async (attributes, level, _proves) => {
      await enter('admin', attributes);
      const row = purchased().getByRole('row').nth(1);
      const id = texts(row.getByRole('rowheader'))[0]!;
      await row.getByRole('cell').nth(1).click();
      expect(page.navigations.at(-1)).toMatchObject({
        to: `${level}/seatuser?subscription=${id}`,
        replace: false,
        state: {
          subscriptionId: id,
          productId: expect.stringMatching(/^\d+$/),
          planId: expect.stringMatching(/^\d+$/),
          planPriceId: expect.stringMatching(/^\d+$/),
        },
      });
    },
  );

  test('its action leads to the checkout, and its name has the subscription [CON-2.3.24 CON-2.3.25 DEC-4.1]', async () => {
    await enter();
    await expect.poll(() => texts(purchased().getByRole('button'))).toEqual(['Subscribe', 'Pay now']);
    await button('Pay now subscription 20001').click();
    expect(page.navigations.at(-1)).toMatchObject({
      to: '/subscription/checkout?subscription=20001&product=1&plan=102&price=1004',
      state: { subscriptionId: '20001', productId: '1', planId: '102', planPriceId: '1004' },
      replace: false,
    });
  });
});

describe('the referral', () => {
  test('a banner offers the extra 30 days; Subscribe now leads to the checkout [CON-2.3.22 CON-4.13 CON-4.14 CON-4.15 CON-9.19]', async () => {
    await enter('referral');
    await isShown('Referral activated');
    await isShown(/an extra 30 days on subscription \d+ after your first purchase/);
    await button('Subscribe now').click();
    expect(page.visited.at(-1)).toMatch(/^\/subscription\/checkout\?subscription=\d+&product=1&plan=102&price=1003$/);
  });

  test('there is no banner when its subscription is not in the purchased list [CON-4.13]', async () => {
    userOf(page, 'referral@example.com').referral.activeSubscriptionId = 999_999;
    await enter('referral');
    await hasRows(purchased(), 1);
    await isGone('Referral activated');
  });
});

describe('errors', () => {
  test('a refusal of the first load shows no message but a quiet Try again [CON-8.4]', async () => {
    page.sandbox.faults.add({ call, ...refusal('The list is closed.') });
    await enter();
    await expect.element(tryAgain()).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await isGone('The list is closed.');
    await state('dict-subscriptions').toBe('error');
    await tryAgain().click();
    await hasRows(purchased(), 2);
  });

  test('a search and a Show more that fail leave the rows and say nothing, and can be pressed again [CON-8.4]', async () => {
    await enter('admin', { 'org-id': '5001' });
    for (const [press, count] of [
      [showMore, 50],
      [search, 25],
    ] as const) {
      const [asked, before] = [page.calls(call), texts(purchased().getByRole('row')).length - 1];
      page.sandbox.faults.add({ call, status: 500 });
      await press().click();
      await expect.poll(() => page.calls(call)).toBe(asked + 1);
      await state('dict-subscriptions').toBe('ready');
      await hasRows(purchased(), before);
      await expect.element(tryAgain()).not.toBeInTheDocument();
      await press().click();
      await hasRows(purchased(), count);
    }
  });

  test('organisations and stages that fail to load show no message; each can be tried again [CON-8.6]', async () => {
    page.sandbox.faults.add(
      { call: 'orgsOverview', times: -1, ...refusal('No.') },
      { call: 'fetchDropdownData', ...refusal('No.') },
    );
    await enter('enterprise');
    await expect.poll(() => tryAgain().elements().length).toBe(2);
    expect(texts(field('Stage').getByRole('option'))).toEqual(['All']);
    page.sandbox.faults.clear();
    await tryAgain().last().click();
    await expect.poll(() => texts(field('Stage').getByRole('option')).length).toBe(8);
    await tryAgain().click();
    await expect.element(tryAgain()).not.toBeInTheDocument();
    await organization().click();
    await expect.element(option('Musterstadt General Hospital')).toBeVisible();
  });

  test('NET-27 Enter three times is one search', async () => {
    await enter();
    const release = page.hold('UserSubscrpitionOverViewAC');
    await box().fill('20001');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    release();
    await hasRows(purchased(), 1);
    expect(requests()).toHaveLength(2);
  });

  test('SEC-01 markup of the service stays text', async () => {
    const attack = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>`;
    const row = {
      SubscriptionId: `7${attack}`,
      OrgName: attack,
      ProductDisplayName: '<b>x</b>',
      PlanInternalName: attack,
      StageName: '<svg onload=window.hit=1>',
      AllowConsolePayment: true,
      ProductListingId: `1&price=9${attack}`,
    };
    page.sandbox.faults.add({ call, times: -1, ...listOf(row) });
    await enter('enterprise');
    await expect.element(purchased().getByRole('link', { name: '7"><img' })).toBeVisible();
    expect(within('dict-subscriptions', 'img, script, b')).toBeNull();
    expect('hit' in window).toBe(false);
    await button(/^Renew/).click();
    const query = new URL(page.visited.at(-1)!, location.href).searchParams;
    expect([query.get('subscription'), query.get('price')]).toEqual([row.SubscriptionId, null]);
  });
});
