import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, heading, isFocused, isShown, refusal, table, texts } from '../support/screen.ts';
import {
  counter,
  inDialog,
  isShowing,
  openFewSeats,
  openSeats,
  rows,
  searchBox,
  subscriptionId,
} from './seats-screen.ts';

/* <dict-seats>: the list. */

const page = sandboxPage();

const search = () => button('Search');
const showMore = () => button('Show more');
const requests = () => page.requestsTo('/subscription/seat/list');

async function searchForAda(): Promise<void> {
  await searchBox().fill('ada seat');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows().length).toBe(1);
}

describe('the seats of a subscription', () => {
  beforeEach(async () => {
    await page.logIn('enterprise');
    // The page's organisation may be another than the subscription's.
    await page.put('dict-seats', { 'subscription-id': subscriptionId(page), 'org-id': '5002' });
  });

  test('is headed by the id, whose subscription it is and when it ends', { tags: ['CON-2.4.2'] }, async () => {
    await expect.element(heading(`Subscription ID - ${subscriptionId(page)}`)).toBeVisible();
    await isShown(/^Musterstadt General Hospital · .+ · expires\s\d\d\s\w+\s\d{4}$/);
  });

  test('has one tab and three counters', { tags: ['CON-2.4.4', 'CON-2.4.5', 'CON-7.10'] }, async () => {
    const counters = screen.getByRole('group', { name: 'Show seats' }).getByRole('button');
    await expect.poll(() => texts(counters)).toEqual(['Assigned 75', 'Empty 45', 'Total Seats 120']);
    expect(texts(screen.getByRole('tab'))).toEqual(['Seat Users']);
  });

  test('searches by name, email and phone number', { tags: ['CON-2.4.7'] }, async () => {
    await expect.element(searchBox()).toHaveAttribute('placeholder', 'Search User Name, Email, Phone Number');
  });

  test('lists all seats in six columns', { tags: ['CON-2.4.12', 'CON-2.4.14'] }, async () => {
    await expect.element(heading('Total seats')).toBeVisible();
    const columns = ['Select', 'Seat ID', 'User name', 'Email', 'Country', 'Phone number', 'Actions'];
    expect(texts(screen.getByRole('columnheader'))).toEqual(columns);
  });

  test('offers to assign several users by a file', { tags: ['CON-2.4.9'] }, async () => {
    await button('Assign User').click();
    expect(texts(screen.getByRole('menuitem'))).toEqual(['Assign multiple users (CSV)']);
  });
});

describe('the seats of a speech API', () => {
  beforeEach(() => openSeats(page, 'speech'));

  test('lists seat id, usertag and action', { tags: ['CON-2.4.8', 'CON-2.4.15'] }, async () => {
    await expect
      .poll(() => texts(screen.getByRole('columnheader')))
      .toEqual(['Select', 'Seat ID', 'Usertag', 'Actions']);
    await expect.element(searchBox()).toHaveAttribute('placeholder', 'Search Usertag');
  });

  test('has no bulk assignment', { tags: ['CON-2.4.10', 'CON-6.14'] }, async () => {
    await expect.element(searchBox()).toBeVisible();
    await expect.element(button('Assign User')).not.toBeInTheDocument();
  });

  test('of an assigned seat only the tag can be removed', { tags: ['CON-2.4.13', 'CON-4.22'] }, async () => {
    await searchBox().fill('intake-line-01');
    await search().click();
    await expect.poll(() => rows().length).toBe(1);
    await button('Unassign user intake-line-01').click();
    await inDialog('Confirm').click();
    await isShown('Access to product removed for intake-line-01');
    await expect.poll(() => rows()[0]!.textContent).toMatch(/^No record\(s\) found/);
  });
});

describe('the counters of the seats', () => {
  test(
    'a counter filters the list, and begins it at page 1',
    { tags: ['CON-2.4.5', 'CON-2.4.12', 'CON-4.18', 'CON-4.19', 'CON-7.11', 'CON-9.10'] },
    async () => {
      await openSeats(page);
      await showMore().click();
      await isShowing('50 of 120');
      for (const [name, Status, total, title] of [
        ['Assigned', 0, 75, 'Assigned seats'],
        ['Empty', 3, 45, 'Empty seats'],
        ['Total Seats', -1, 120, 'Total seats'],
      ] as const) {
        await counter(name).click();
        await isShowing(`25 of ${total}`);
        expect(requests().at(-1)).toMatchObject({ Status, PageNumber: 1, UserId: -1, Group: -1 });
        await expect.element(counter(name)).toHaveAttribute('aria-pressed', 'true');
        await expect.element(heading(title)).toBeVisible();
      }
    },
  );

  test('the number of seats that a counter finds is announced', { tags: ['A11Y-07'] }, async () => {
    await openSeats(page);
    await counter('Empty').click();
    await expect.poll(() => announced('dict-seats')).toBe('45 found');
  });

  test('Show more is hidden when all seats are shown', { tags: ['CON-2.4.11', 'CON-4.33'] }, async () => {
    await openSeats(page);
    await counter('Empty').click();
    await isShowing('25 of 45');
    await showMore().click();
    await isShowing('45 of 45');
    await expect.element(showMore()).not.toBeInTheDocument();
  });
});

describe('a search for seats', () => {
  test.each([
    ['two characters', 'ab', 'Search-string too short. Enter minimum of 3 characters.'],
    ['more than 255', 'x'.repeat(256), 'Invalid input. Search-string too long!'],
  ])(
    'a search of %s is not made, and says why',
    { tags: ['CON-5.3', 'CON-5.4', 'CON-8.7', 'CON-8.8', 'CON-9.6'] },
    async (_, text, message) => {
      await openSeats(page);
      await searchBox().fill(text);
      await search().click();
      await expect.element(searchBox()).toHaveAccessibleDescription(message);
      await isFocused(searchBox());
      expect(requests()).toHaveLength(1);
    },
  );

  test('a search that finds nothing can be cleared', { tags: ['CON-2.4.13'] }, async () => {
    await openSeats(page);
    await searchBox().fill('x'.repeat(255));
    await search().click();
    await isShown('No record(s) found');
    await expect.element(searchBox()).not.toHaveAttribute('aria-invalid');
    await screen.getByText('Clear the search', { exact: true }).click();
    await isShowing('25 of 120');
    await isFocused(searchBox());
  });

  test('a counter filters what the search has found', { tags: ['CON-2.4.6', 'CON-4.18'] }, async () => {
    await openSeats(page);
    await searchForAda();
    await expect.element(heading('Total seats with “ada seat”')).toBeVisible();
    await counter('Assigned').click();
    await expect.poll(() => requests().at(-1)).toMatchObject({ Status: 0, SearchText: 'ada seat' });
    await expect.element(searchBox()).toHaveValue('ada seat');
  });

  test.each([
    ['deleting it', () => searchBox().fill('')],
    ['its button', () => button('Clear the search').click()],
  ])('clearing the search text by %s shows all seats again', { tags: ['CON-2.4.6', 'CON-5.5'] }, async (_, clear) => {
    await openSeats(page);
    await searchForAda();
    await clear();
    await isShowing('25 of 120');
    await isFocused(searchBox());
  });
});

describe('the list of seats', () => {
  test.each([
    ['seatList', 0],
    ['seatList', 1],
    ['seatDetail', 0],
    ['seatDetail', 1],
  ] as const)(
    'mccckd36 of %s at Status %i is the no-access view, with the way back',
    { tags: ['CON-2.4.20', 'CON-8.3', 'DEC-4.8'] },
    async (call, Status) => {
      page.configure({ contact: { email: 'support@console.example' } });
      page.sandbox.faults.add({ call, body: JSON.stringify({ Status, Data: null, ErrorCode: 'mccckd36' }) });
      await page.logIn('enterprise');
      void page.put('dict-seats', { 'subscription-id': subscriptionId(page) });
      await isShown('You do not have access to subscriptions.');
      await expect.element(screen.getByRole('link', { name: 'support@console.example' })).toBeVisible();
      await button('Back to the subscriptions').click();
      expect(page.navigations.at(-1)).toMatchObject({ to: '/subscription' });
    },
  );

  test('the look-up of the subscription asks with the page size of all lists', { tags: ['DEC-4.7'] }, async () => {
    await openSeats(page);
    const asked = page.requestsTo('UserSubscrpitionOverViewAC').at(-1);
    expect(asked).toMatchObject({ SubscriptionId: Number(subscriptionId(page)), PageNumber: 1, PageSize: 25 });
  });

  test('the look-up of the subscription takes no row of another one', async () => {
    page.changeAnswers('UserSubscrpitionOverViewAC', (lists) => {
      const { PurchaseSubs: rows } = lists as unknown as { PurchaseSubs: object[] };
      rows.unshift({ ...rows[0], SubscriptionId: 1, ExpireOn: '2001-01-31T00:00:00Z' });
    });
    const element = await openSeats(page);
    await expect.poll(() => element.shadowRoot!.textContent).toMatch(/expires\s\d\d\s\w{3}\s20[2-9]\d/);
  });

  test('seats that are opened from the list need no look-up of the subscription', async () => {
    const lookUps = () => page.requestsTo('UserSubscrpitionOverViewAC');
    await page.logIn('enterprise');
    await page.put('dict-subscriptions');
    await table('Purchased subscriptions').getByRole('row').last().getByRole('cell').nth(1).click();
    const { state } = page.navigations.at(-1)!;
    const asked = lookUps().length;
    document.body.replaceChildren();
    await page.put('dict-seats', { 'subscription-id': String(state.subscriptionId) });
    await isShown(/^Musterstadt General Hospital · .+ · expires/);
    expect(lookUps()).toHaveLength(asked);
  });

  test('a first load that is refused can be tried again', { tags: ['CON-7.18'] }, async () => {
    page.sandbox.faults.add({ call: 'seatDetail', ...refusal('No.') });
    await page.logIn('enterprise');
    void page.put('dict-seats', { 'subscription-id': subscriptionId(page) });
    await button('Try again').click();
    await isShowing('25 of 120');
  });

  test('the subscriptions are loaded again on the way back', { tags: ['CON-2.4.3'] }, async () => {
    await openFewSeats(page);
    expect(takeSubscriptionsStale()).toBe(false);
    await button('Back to the subscriptions').click();
    expect(takeSubscriptionsStale()).toBe(true);
  });
});
