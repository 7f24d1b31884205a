import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  answer,
  button,
  cells,
  field,
  hasRows,
  isGone,
  isShown,
  link,
  state,
  table,
  texts,
  within,
} from '../support/screen.ts';
import { box, enter, organization, purchased, requests, said, search } from './subscriptions-screen.ts';

/* <dict-subscriptions>. The search: subscriptions-search.test.tsx; the pages: subscriptions-pages.test.tsx. */

const page = sandboxPage();

const call = 'subscriptionOverview';
const assigned = () => table('Subscriptions assigned to you');
const tabs = () => screen.getByRole('tab');
const known = { subscriptionId: '20001', productId: '1', planId: '102', planPriceId: '1004' };
const listOf = (...rows: object[]) => answer({ PurchaseSubs: rows, TotalPurchaseSubs: rows.length });

describe('the first load of the subscriptions', () => {
  test('shows a skeleton', { tags: ['CON-2.3.4'] }, async () => {
    await page.logIn('retail');
    page.hold('UserSubscrpitionOverViewAC');
    void page.put('dict-subscriptions');
    await expect.poll(() => within('dict-subscriptions', '[aria-busy="true"] .d-skeleton')).not.toBeNull();
    await state('dict-subscriptions').toBe('loading');
  });

  test(
    'asks once, with the grid page size and every filter off',
    { tags: ['ACC-9.4', 'CON-2.3.3', 'CON-4.2', 'CON-7.3', 'CON-7.4', 'CON-9.1'] },
    async () => {
      await enter(page);
      await hasRows(purchased(), 2);
      expect(requests(page)).toEqual([
        { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 },
      ]);
    },
  );
});

test(
  'org-id filters by organisation, days-count by expiry',
  { tags: ['CON-2.3.6', 'CON-2.3.7', 'CON-2.3.8'] },
  async () => {
    await enter(page, 'admin', { 'org-id': '5003' });
    await hasRows(purchased(), 1);
    expect(cells(purchased(), 'Organization')).toEqual(['Exampleville Hospital 2']);
    expect(requests(page)[0]).toMatchObject({ OrgId: 5003, ExpireInDays: -1 });
    await expect.element(organization()).toHaveValue('Exampleville Hospital 2');
    for (const days of ['0', '30']) {
      document.querySelector('dict-subscriptions')!.setAttribute('days-count', days);
      await expect.poll(() => requests(page).at(-1)).toMatchObject({ OrgId: 5003, ExpireInDays: Number(days) });
      await expect.element(field('Expiring')).toHaveValue(days);
      await isShown(days === '0' ? /· Expired$/ : /· Expiring in 30 days$/);
    }
  },
);

async function searchForNothing(): Promise<void> {
  await box().fill('999');
  await search().click();
  await hasRows(purchased(), 1);
}

describe('an enterprise user', () => {
  test(
    'sees organisations, and seats as empty/assigned/total',
    { tags: ['ACC-6.2', 'CON-1.9', 'CON-2.3.18', 'CON-6.6'] },
    async () => {
      await enter(page, 'enterprise');
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
    },
  );

  test('can filter by all organisations', { tags: ['CON-7.7', 'CON-9.3'] }, async () => {
    await enter(page, 'enterprise');
    await expect.element(organization()).toBeVisible();
    await expect
      .poll(() => page.requestsTo('UserOrgsOverView'))
      .toEqual([{ PageNumber: 1, PageSize: 9999, SearchText: '' }]);
  });

  test('has a tab for each list', { tags: ['CON-1.1', 'CON-2.3.10'] }, async () => {
    await enter(page, 'enterprise');
    await expect.poll(() => texts(tabs())).toEqual(['Purchased', 'Assigned']);
    await expect.element(tabs().first()).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'reads in a single row that a search has found nothing',
    { tags: ['CON-2.3.17', 'CON-2.3.29', 'CON-4.10'] },
    async () => {
      await enter(page, 'enterprise');
      await searchForNothing();
      await expect
        .element(purchased().getByRole('cell'))
        .toHaveTextContent('No subscriptions found for your organisation.');
      await expect.poll(said).toBe('No record(s) found');
    },
  );

  test('keeps the tabs and the search when it has found nothing', { tags: ['CON-2.3.10'] }, async () => {
    await enter(page, 'enterprise');
    await searchForNothing();
    await tabs().last().click();
    await hasRows(assigned(), 1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(box()).toHaveValue('999');
    await isShown('No record(s) found');
  });

  test('without subscriptions reads that the organisation has none', { tags: ['CON-2.3.29', 'DEC-4.3'] }, async () => {
    page.sandbox.world.subscriptions.length = 0;
    page.sandbox.world.seats.length = 0;
    await enter(page, 'enterprise');
    await isShown('No subscriptions found for your organisation.');
    await expect.element(button('Start a free trial')).not.toBeInTheDocument();
  });
});

describe('a retail user', () => {
  test('sees neither organisations nor seats', { tags: ['ACC-6.2', 'CON-1.8', 'CON-2.3.15', 'CON-6.5'] }, async () => {
    await enter(page, 'retail');
    const columns = ['Subscription ID', 'Product', 'Plan', 'Payment due on', 'Expiry', 'Stage', 'Actions'];
    await expect.poll(() => texts(purchased().getByRole('columnheader'))).toEqual(columns);
    await expect.element(field('Stage')).toBeVisible();
    await expect.element(organization()).not.toBeInTheDocument();
    expect(page.calls('orgsOverview')).toBe(0);
  });

  test('with one list has no tabs', { tags: ['CON-2.3.10'] }, async () => {
    await enter(page, 'retail');
    await hasRows(purchased(), 2);
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  });

  test('has a list that the organisation of the address does not filter', { tags: ['CON-4.9'] }, async () => {
    await enter(page, 'retail', { 'org-id': '5001' });
    expect(requests(page)[0]).toMatchObject({ OrgId: -1 });
  });

  test('without subscriptions is offered a free trial', { tags: ['CON-2.3.28', 'CON-6.5', 'DEC-4.2'] }, async () => {
    await enter(page, 'newcomer');
    await isShown('You have no subscriptions yet.');
    await button('Start a free trial').click();
    expect(page.visited.at(-1)).toBe('/user/signup/dictation');
  });
});

describe('a user with assigned subscriptions only', () => {
  test('sees six columns', { tags: ['CON-2.3.11', 'CON-2.3.26'] }, async () => {
    await enter(page, 'assigned');
    const columns = ['Subscription ID', 'User full name', 'Product', 'Plan', 'Expiry', 'Stage'];
    await expect.poll(() => texts(assigned().getByRole('columnheader'))).toEqual(columns);
    expect(texts(assigned().getByRole('row').last().getByRole('cell'))).toEqual([
      'Ada Seat',
      'Dictation',
      expect.stringContaining('Dictation Enterprise'),
      expect.stringMatching(/^\d\d \w+ \d{4}$/),
      'Live',
    ]);
  });

  test('has neither tabs nor filters', { tags: ['CON-2.3.11', 'CON-2.3.26'] }, async () => {
    await enter(page, 'assigned');
    await expect.element(assigned()).toBeVisible();
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
  });

  test('can show more', { tags: ['CON-2.3.27'] }, async () => {
    page.changeAnswers('UserSubscrpitionOverViewAC', (lists) => Object.assign(lists, { TotalAssignedSubs: 2 }));
    await enter(page, 'assigned');
    await isShown('Showing 1 of 2');
    await button('Show more').click();
    await expect.poll(() => requests(page).at(-1)).toMatchObject({ PageNumber: 2 });
    await expect.poll(said).toBe('Showing 1 of 2');
  });
});

test.each([
  [1, null],
  [0, { PurchaseSubs: [], TotalPurchaseSubs: 0, AssignedSubs: [], TotalAssignedSubs: 0 }],
])(
  'the code mccckd36 at Status %i is the no-access view',
  { tags: ['CON-2.3.12', 'CON-8.2', 'DEC-4.4'] },
  async (Status, Data) => {
    page.configure({ contact: { email: 'support@console.example' } });
    page.sandbox.faults.add({ call, body: JSON.stringify({ Status, Data, ErrorCode: 'mccckd36' }) });
    await enter(page);
    await isShown('You do not have access to subscriptions.');
    const support = link('support@console.example');
    await expect.element(support).toHaveAttribute('href', 'mailto:support@console.example');
    await state('dict-subscriptions').toBe('ready');
  },
);

describe('a row of the subscriptions', () => {
  test('text over 35 characters is cut, and the whole is its name', { tags: ['CON-2.3.20', 'CON-9.12'] }, async () => {
    const [long, whole] = ['x'.repeat(36), 'é'.repeat(35)];
    page.sandbox.faults.add({ call, ...listOf({ SubscriptionId: 1, OrgName: long, StageName: whole }) });
    await enter(page, 'enterprise');
    const cut = purchased().getByRole('button', { name: long });
    await expect.poll(() => cut.query()?.firstChild?.textContent).toBe('x'.repeat(35));
    await expect.element(purchased().getByRole('cell', { name: whole })).toBeVisible();
    await expect.element(purchased().getByRole('button', { name: /^é/ })).not.toBeInTheDocument();
  });

  test('a time that can’t be read is "-"', { tags: ['DEC-1.13', 'NET-23'] }, async () => {
    const times = { ExpireOn: 'soon', OrderPaymentDueOn: '0001-01-01T00:00:00' };
    page.sandbox.faults.add({ call, ...listOf({ SubscriptionId: 1, ...times }) });
    await enter(page, 'enterprise');
    await hasRows(purchased(), 1);
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
    await enter(page);
    await hasRows(purchased(), 6);
    const dues = cells(purchased(), 'Payment due on').map((cell) => cell.replace(/^(?:.*\d{4}|-)/, ''));
    expect(dues).toEqual(['overdue', 'today', 'tomorrow', 'in 30 days', '', '']);
  });

  test(
    'a click leads to the seats, which know the subscription',
    { tags: ['CON-2.3.23', 'CON-2.3.25', 'CON-2.4.1'] },
    async () => {
      await enter(page);
      await purchased().getByRole('row').filter({ hasText: '20001' }).getByRole('cell').nth(1).click();
      const seats = '/subscription/seatuser?subscription=20001';
      expect(page.navigations.at(-1)).toMatchObject({ to: seats, replace: false, state: known });
    },
  );

  test(
    'the action, whose name has the subscription, leads to the checkout',
    { tags: ['CON-2.3.24', 'CON-2.3.25', 'DEC-4.1'] },
    async () => {
      await enter(page);
      await expect
        .poll(() => texts(purchased().getByRole('cell').getByRole('button')))
        .toEqual(['Subscribe', 'Pay now']);
      await button('Pay now subscription 20001').click();
      const checkout = '/subscription/checkout?subscription=20001&product=1&plan=102&price=1004';
      expect(page.navigations.at(-1)).toMatchObject({ to: checkout, replace: false, state: known });
    },
  );

  test('the seats are a child of the list at its address', { tags: ['CON-2.3.5'] }, async () => {
    await enter(page, 'admin', { 'org-id': '5001', 'days-count': '30' });
    await purchased().getByRole('row').nth(1).getByRole('cell').nth(1).click();
    expect(page.visited.at(-1)).toMatch(/^\/subscription\/5001\/30\/seatuser\?subscription=\d+$/);
  });
});

describe('the banner of a referral', () => {
  test('offers an extra 30 days', { tags: ['CON-2.3.22', 'CON-4.13', 'CON-4.14', 'CON-9.19'] }, async () => {
    await enter(page, 'referral');
    await isShown('Referral activated');
    await isShown(/an extra 30 days on subscription \d+ after your first purchase/);
  });

  test('stays while a search hides its subscription, and leads to the checkout', { tags: ['CON-4.15'] }, async () => {
    await enter(page, 'referral');
    await box().fill('1');
    await search().click();
    await isShown('No record(s) found');
    await button('Subscribe now').click();
    expect(page.visited.at(-1)).toMatch(/^\/subscription\/checkout\?subscription=\d+&product=1&plan=102&price=1003$/);
  });

  test('is not shown if its subscription is not in the purchased list', { tags: ['CON-4.13'] }, async () => {
    userOf(page, 'referral@example.com').referral.activeSubscriptionId = 999_999;
    await enter(page, 'referral');
    await hasRows(purchased(), 1);
    await isGone('Referral activated');
  });
});

test.each(['Control', 'Shift'] as const)(
  'a press on a row with %s, as to mark its text, leaves the list open',
  { tags: ['CON-2.3.23'] },
  async (key) => {
    await enter(page, 'enterprise');
    const plan = () => purchased().getByRole('cell', { name: 'DICT-' }).first();
    await plan().click({ modifiers: [key] });
    expect(page.visited).toEqual([]);
    await plan().click();
    await expect.poll(() => page.visited.length).toBe(1);
  },
);
