import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, heading, isFocused, isShown, refusal, texts, within } from '../support/screen.ts';
import {
  choose,
  counter,
  inDialog,
  isShowing,
  openFewSeats,
  openSeats,
  rows,
  searchBox,
  seated,
  subscriptionId,
} from './seats-screen.ts';

/* <dict-seats>, the list: CON-2.4, CON-4, CON-5, CON-8. */

const page = sandboxPage();

const search = () => button('Search');
const showMore = () => button('Show more');
const requests = () => page.requestsTo('/subscription/seat/list');

test(
  'the id, whose subscription it is and when it ends, one tab, three counters, search, dropdown, heading and six columns',
  { tags: ['CON-2.4.2', 'CON-2.4.4', 'CON-2.4.5', 'CON-2.4.7', 'CON-2.4.9', 'CON-2.4.12', 'CON-2.4.14', 'CON-7.10'] },
  async () => {
    await page.logIn('enterprise');
    // A list may be filtered by another organisation than that of its path (CON-4.9).
    await page.put('dict-seats', { 'subscription-id': subscriptionId(page), 'org-id': '5002' });
    await expect.element(heading(`Subscription ID - ${subscriptionId(page)}`)).toBeVisible();
    await isShown(/^Musterstadt General Hospital · .+ · expires\s\d\d\s\w+\s\d{4}$/);
    expect(texts(screen.getByRole('tab'))).toEqual(['Seat Users']);
    const counters = screen.getByRole('group', { name: 'Show seats' }).getByRole('button');
    expect(texts(counters)).toEqual(['Assigned 75', 'Empty 45', 'Total Seats 120']);
    await expect.element(searchBox()).toHaveAttribute('placeholder', 'Search User Name, Email, Phone Number');
    await expect.element(heading('Total seats')).toBeVisible();
    const columns = ['Select', 'Seat ID', 'User name', 'Email', 'Country', 'Phone number', 'Actions'];
    expect(texts(screen.getByRole('columnheader'))).toEqual(columns);
    await button('Assign User').click();
    expect(texts(screen.getByRole('menuitem'))).toEqual(['Assign multiple users (CSV)']);
  },
);

test(
  'a speech API shows seat id, usertag and action, and no bulk assignment; an assigned seat offers only to remove its tag',
  { tags: ['CON-2.4.8', 'CON-2.4.10', 'CON-2.4.13', 'CON-2.4.15', 'CON-4.22', 'CON-6.14'] },
  async () => {
    await openSeats(page, 'speech');
    await expect
      .poll(() => texts(screen.getByRole('columnheader')))
      .toEqual(['Select', 'Seat ID', 'Usertag', 'Actions']);
    await expect.element(searchBox()).toHaveAttribute('placeholder', 'Search Usertag');
    await expect.element(button('Assign User')).not.toBeInTheDocument();
    await searchBox().fill('intake-line-01');
    await search().click();
    await expect.poll(() => rows().length).toBe(1);
    await button('Unassign user intake-line-01').click();
    await inDialog('Confirm').click();
    await isShown('Access to product removed for intake-line-01');
    await expect.poll(() => rows()[0]!.textContent).toMatch(/^No record\(s\) found/);
  },
);

describe('the list', () => {
  test(
    'picking a counter resets to page 1 and reloads with its filter code; Show more appends, and is hidden when all are loaded',
    {
      tags: [
        'CON-2.4.11',
        'CON-4.33',
        'CON-2.4.5',
        'CON-2.4.12',
        'CON-4.18',
        'CON-4.19',
        'CON-7.11',
        'CON-9.10',
        'A11Y-07',
      ],
    },
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
      await counter('Empty').click();
      await expect.poll(() => announced('dict-seats')).toBe('45 found');
      await showMore().click();
      await isShowing('45 of 45');
      await expect.element(showMore()).not.toBeInTheDocument();
    },
  );

  test(
    'a search of one or two characters, or of more than 255, is not made, and says why',
    { tags: ['CON-2.4.13', 'CON-5.3', 'CON-5.4', 'CON-8.7', 'CON-8.8', 'CON-9.6'] },
    async () => {
      await openSeats(page);
      const tooShort = 'Search-string too short. Enter minimum of 3 characters.';
      const tooLong = 'Invalid input. Search-string too long!';
      for (const [text, message] of [
        ['ab', tooShort],
        ['x'.repeat(256), tooLong],
      ] as const) {
        await searchBox().fill(text);
        await search().click();
        await expect.element(searchBox()).toHaveAccessibleDescription(message);
        await isFocused(searchBox());
      }
      expect(requests()).toHaveLength(1);
      await searchBox().fill('x'.repeat(255));
      await search().click();
      await isShown('No record(s) found');
      await expect.element(searchBox()).not.toHaveAttribute('aria-invalid');
      await screen.getByText('Clear the search', { exact: true }).click();
      await isShowing('25 of 120');
      await isFocused(searchBox());
    },
  );

  test(
    'a counter filters what the search has found; clearing the text, by the button or by deleting, runs the search again',
    { tags: ['CON-2.4.6', 'CON-4.18', 'CON-5.5'] },
    async () => {
      await openSeats(page);
      for (const clear of [() => searchBox().fill(''), () => button('Clear the search').click()]) {
        await searchBox().fill('ada seat');
        await userEvent.keyboard('{Enter}');
        await expect.poll(() => rows().length).toBe(1);
        await expect.element(heading('Total seats with “ada seat”')).toBeVisible();
        await counter('Assigned').click();
        await expect.poll(() => requests().at(-1)).toMatchObject({ Status: 0, SearchText: 'ada seat' });
        await expect.element(searchBox()).toHaveValue('ada seat');
        await counter('Total Seats').click();
        await clear();
        await isShowing('25 of 120');
        await isFocused(searchBox());
      }
    },
  );

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

  test(
    'other refusals do nothing; a first load that failed can be tried again; the subscriptions are loaded again on the way back',
    { tags: ['CON-2.4.3', 'CON-7.18'] },
    async () => {
      page.sandbox.faults.add({ call: 'seatDetail', ...refusal('No.') });
      await page.logIn('enterprise');
      void page.put('dict-seats', { 'subscription-id': subscriptionId(page) });
      await button('Try again').click();
      await isShowing('25 of 120');
      expect(takeSubscriptionsStale()).toBe(false);
      await button('Back to the subscriptions').click();
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );
});

describe('unassign', () => {
  test(
    'a dialog asks first, and names the user and the seat; Cancel changes nothing; a failure says so, and Ok closes it; without an answer the list is read again, and the heading has the focus if the row has left it',
    { tags: ['NET-03', 'A11Y-31', 'CON-2.4.17', 'CON-4.28', 'CON-8.15', 'A11Y-28'] },
    async () => {
      await openFewSeats(page);
      await choose('Unassign user');
      const asked = dialog('Unassign user?');
      await expect.element(asked).toHaveTextContent('The unassigned user will not be able to use the product.');
      const seatId = button(`Actions for ${seated}`).element().closest('tr')!.querySelector('th')!.textContent;
      await expect.element(asked).toHaveTextContent(`${seated}, seat ${seatId}`);
      await isFocused(inDialog('Cancel'));
      await inDialog('Cancel').click();
      await expect.element(asked).not.toBeInTheDocument();
      expect(page.calls('unassignSeats')).toBe(0);
      page.sandbox.faults.add({ call: 'unassignSeats', ...refusal('No.') });
      await choose('Unassign user');
      await inDialog('Confirm').click();
      const failed = dialog('Seat unassignment failed');
      await expect
        .element(failed)
        .toHaveTextContent('Unassigning seat for the user has failed. Please try again later.');
      await inDialog('Ok').click();
      await expect.element(failed).not.toBeInTheDocument();
      await expect.element(counter('Assigned')).toHaveTextContent('75');
      await counter('Assigned').click();
      await isShowing('5 of 75');
      page.sandbox.faults.add({ call: 'unassignSeats', strikes: 'after', status: 500, body: 'lost' });
      await choose('Unassign user');
      await inDialog('Confirm').click();
      await expect
        .element(failed)
        .toHaveTextContent('The change may still have gone through. Check the refreshed list.');
      await expect.element(counter('Assigned')).toHaveTextContent('74');
      await inDialog('Ok').click();
      await isFocused(heading('Assigned seats'));
    },
  );

  test(
    'the user is named in a toast for three seconds; the list reloads, as does one of the subscriptions on the same page, the row has the focus, or the heading above if the row has left the list',
    { tags: ['CON-2.4.19', 'CON-4.30', 'CON-4.31', 'CON-7.12', 'CON-8.22', 'CON-8.23', 'CON-9.13', 'A11Y-31'] },
    async () => {
      await openFewSeats(page);
      await page.put('dict-subscriptions');
      const row = button(`Actions for ${seated}`).element().closest('tr')!;
      await choose('Unassign user');
      await inDialog('Confirm').click();
      const said = `Access to product removed for ${seated}`;
      await isShown(said);
      page.passTime(2000);
      expect(within('dict-seats', '.d-toast')?.textContent).toContain(said);
      page.passTime(1100);
      await expect.poll(() => within('dict-seats', '.d-toast')).toBeNull();
      await expect.element(counter('Assigned')).toHaveTextContent('74');
      await isShown('46/74/120');
      const focused = () => document.querySelector('dict-seats')!.shadowRoot!.activeElement;
      await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Assign user to seat/);
      expect(row.contains(focused())).toBe(true);
      await counter('Assigned').click();
      await isShowing('5 of 74');
      const [, next] = texts(screen.getByRole('rowheader'));
      await button(/^Actions for/)
        .first()
        .click();
      await screen.getByRole('menuitem', { name: 'Unassign user' }).click();
      await inDialog('Confirm').click();
      await expect.poll(() => texts(screen.getByRole('rowheader'))[0]).toBe(next);
      await isFocused(heading('Assigned seats'));
    },
  );
});
