import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  announced,
  answer,
  button,
  cells,
  field,
  hasRows,
  ids,
  isGone,
  isShown,
  refusal,
  state,
  table,
  texts,
} from '../support/screen.ts';
import { choose, counter, inDialog, isShowing, openSeats, searchBox, subscriptionId } from './seats-screen.ts';

/* <dict-organizations> */

const page = sandboxPage();

const list = () => table('Your organizations');
const box = () => screen.getByPlaceholder('Search Org ID, Name');
const showMore = () => button('Show more');
const requests = () => page.requestsTo('UserOrgsOverView');

async function enter() {
  await page.logIn('admin');
  await page.put('dict-organizations');
  await hasRows(list(), 25);
}

test(
  'an organisation has its id, its name and the counts of what has expired and what soon does',
  { tags: ['ACC-1.3', 'CON-2.5.3', 'CON-2.5.4', 'CON-2.5.8', 'CON-7.6'] },
  async () => {
    await enter();
    const columns = ['Org ID', 'Org name', 'Expired subscriptions', 'Expiring soon'];
    expect(texts(list().getByRole('columnheader'))).toEqual(columns);
    const first = list().getByRole('row').nth(1);
    await expect.element(first.getByRole('rowheader')).toHaveTextContent('5001');
    await expect.element(first.getByRole('button', { name: /^Example Health Group of Clinics/ })).toBeVisible();
    await expect.element(first.getByRole('link', { name: /^59 expired/ })).toBeVisible();
    await expect.element(first.getByRole('link', { name: /^16 expiring soon/ })).toBeVisible();
    await isShown('Showing 25 of 41');
  },
);

test('Show more appends the rest, and is hidden at the end', { tags: ['CON-2.5.3', 'DEC-1.5'] }, async () => {
  await enter();
  // The total counts on page 1 only, as the field TotalRecordIfFirstPage says: a later page with another total changes
  // nothing.
  page.changeAnswers('UserOrgsOverView', (answer) => Object.assign(answer, { TotalRecordIfFirstPage: 16 }));
  await showMore().click();
  await hasRows(list(), 41);
  await expect.element(showMore()).not.toBeInTheDocument();
  await expect.poll(() => announced('dict-organizations')).toBe('Showing 41 of 41');
  const sent = { PageNumber: 1, PageSize: 25, SearchText: '' };
  expect(requests()).toEqual([sent, { ...sent, PageNumber: 2 }]);
  expect(new Set(ids(list())).size).toBe(41);
});

test('after the last Show more Tab moves to the control after the list', { tags: ['A11Y-31'] }, async () => {
  await enter();
  const after = document.createElement('button');
  document.body.append(after);
  await showMore().click();
  await hasRows(list(), 41);
  await expect.element(showMore()).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(after);
});

test(
  'a click on a cell opens the subscriptions that it names, as the link in it does',
  { tags: ['CON-1.10', 'CON-2.5.5', 'CON-2.5.6', 'CON-2.5.7', 'CON-6.10'] },
  async () => {
    await enter();
    const row = list().getByRole('row').nth(2);
    for (const [column, name] of [
      ['Org name', '5002'],
      ['Expired subscriptions', /expired, Sampleton/],
      ['Expiring soon', /expiring soon, Sampleton/],
    ] as const) {
      // Clicks in a corner of the cell, not on its link: the whole cell navigates.
      const cell = row.element().querySelector(`[data-heading="${column}"]`)!;
      await userEvent.click(cell, { position: { x: 3, y: 3 } });
      await row.getByRole('link', { name }).click();
    }
    const paths = ['/subscription/5002', '/subscription/5002/0', '/subscription/5002/30'];
    expect(page.visited).toEqual(paths.flatMap((path) => [path, path]));
  },
);

describe('the search', () => {
  test(
    'finds by the name and by the id, after a pause in typing, or once and at once with Enter',
    { tags: ['CON-2.5.2'] },
    async () => {
      await enter();
      await userEvent.type(box(), 'eye centre');
      await expect.poll(() => announced('dict-organizations')).toBe('5 found');
      expect(cells(list(), 'Org name').every((name) => name.includes('Eye Centre'))).toBe(true);
      expect(requests().slice(1)).toEqual([{ PageNumber: 1, PageSize: 25, SearchText: 'eye centre' }]);
      await box().fill('5041');
      await userEvent.keyboard('{Enter}{Enter}');
      await expect.poll(() => ids(list())).toEqual(['5041']);
      expect(requests()).toHaveLength(3);
      await expect.poll(() => announced('dict-organizations')).toBe('One found');
      await box().fill('');
      await hasRows(list(), 25);
    },
  );

  test(
    'over 255 characters it says so inline and aloud, and no search is made',
    { tags: ['CON-5.2', 'CON-8.7', 'A11Y-09'] },
    async () => {
      await enter();
      const message = 'Invalid input. Search-string too long!';
      await box().fill('x'.repeat(256));
      await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(() => announced('dict-organizations')).toBe(message);
      // A pause in the typing starts no search either, as it would with a shorter text.
      page.passTime(300);
      await userEvent.keyboard('{Enter}');
      await expect.element(box()).toHaveAccessibleDescription(message);
      await box().fill('x'.repeat(255));
      await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true');
      await list().getByText('Clear the search').click();
      await expect.poll(() => requests().map(({ SearchText }) => (SearchText as string).length)).toEqual([0, 255, 0]);
    },
  );
});

/* The searches of <dict-subscriptions>, <dict-organizations> and <dict-seats> after a reload, on the way back and offline. */

const before: unknown = history.state;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(before, '');
});

const purchased = () => table('Purchased subscriptions');
const organizations = () => screen.getByRole('searchbox');

/** Puts a new element on the page at the same history entry, as a reload, Back or Forward does. */
async function reload(tag: 'dict-subscriptions' | 'dict-organizations' | 'dict-seats', attributes = {}): Promise<void> {
  document.querySelector(tag)!.remove();
  await page.put(tag, attributes);
  await state(tag).toBe('ready');
}

test.each([
  ['dict-organizations', 'orgsOverview', list, 25],
  ['dict-subscriptions', 'subscriptionOverview', purchased, 25],
] as const)(
  'the first load of <%s> fails without a message, with a quiet Try again',
  { tags: ['ACC-8.4', 'CON-8.4', 'CON-8.5', 'CON-8.48'] },
  async (tag, call, rows, count) => {
    await page.logIn('admin');
    page.sandbox.faults.add({ call, ...refusal('The list is closed.') });
    await page.put(tag);
    await state(tag).toBe('error');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await isGone('The list is closed.');
    await button('Try again').click();
    await hasRows(rows(), count);
  },
);

describe('a reload finds the search again', () => {
  describe('of the subscriptions', () => {
    const organization = { 'org-id': '5001' };
    const isExtended = () => isShown(/^Shown: .* · Trial extended$/);

    beforeEach(async () => {
      await page.logIn('admin');
      await page.put('dict-subscriptions', organization);
      await field('Stage').selectOptions('Trial extended');
      await button('Search').click();
      await isExtended();
    });

    test('each time', async () => {
      await reload('dict-subscriptions', organization);
      await isExtended();
      await expect.element(field('Stage')).toHaveDisplayValue('Trial extended');
      await reload('dict-subscriptions', organization);
      await isExtended();
    });

    test('but not at another entry of the history', async () => {
      history.replaceState({ entry: 'second' }, '');
      await reload('dict-subscriptions', organization);
      await expect.element(field('Stage')).toHaveDisplayValue('All');
    });

    test('but not at another address', async () => {
      await reload('dict-subscriptions', { 'org-id': '5003' });
      await hasRows(purchased(), 1);
      await expect.element(field('Stage')).toHaveDisplayValue('All');
    });

    test('without the names of the stages too', async () => {
      page.sandbox.faults.add({ call: 'fetchDropdownData', ...answer('nothing') });
      await reload('dict-subscriptions', organization);
      await field('Expiring').selectOptions('Expired');
      await button('Search').click();
      await isShown(/^Shown: .*\d+ · Expired$/);
    });

    test('but not after Reset', async () => {
      // A page may remove the element when it navigates, and add a new one on the next screen.
      const remove = () => document.querySelector('dict-subscriptions')!.remove();
      document.addEventListener('dict-navigate', remove, { once: true });
      await button('Reset').click();
      await page.put('dict-subscriptions', organization);
      await isShown('Shown: all subscriptions');
    });
  });

  test.each([
    ['dict-subscriptions', purchased, [50, 75], { 'org-id': '5001' }],
    ['dict-organizations', list, [41], {}],
  ] as const)('of <%s>, and the pages that were shown', async (tag, rows, counts, attributes) => {
    await page.logIn('admin');
    await page.put(tag, attributes);
    for (const count of counts) {
      await showMore().click();
      await hasRows(rows(), count);
    }
    for (const _time of ['first', 'second']) {
      await reload(tag, attributes);
      await hasRows(rows(), counts.at(-1)!);
    }
  });

  test('of the seats', async () => {
    await openSeats(page);
    await counter('Assigned').click();
    await searchBox().fill('ada');
    await button('Search').click();
    const found = () => expect.poll(() => ids(screen.getByRole('table')));
    await found().toEqual(['50037']);
    await reload('dict-seats', { 'subscription-id': subscriptionId(page) });
    await isShown('Assigned seats with “ada”');
    await expect.element(searchBox()).toHaveValue('ada');
    await expect.element(counter('Assigned')).toHaveAttribute('aria-pressed', 'true');
    await found().toEqual(['50037']);
    await button('Clear the search').click();
    await isShowing('25 of 75');
  });
});

describe('offline a list says so, and goes on when the browser is online again', { tags: ['NET-09'] }, () => {
  const note = 'You are offline. The list will load as soon as you are back online.';

  function goOffline(): void {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.sandbox.faults.add({ call: '*', times: -1, cut: 'connection' });
    dispatchEvent(new Event('offline'));
  }

  function goOnline(): void {
    vi.restoreAllMocks();
    page.sandbox.faults.clear();
    dispatchEvent(new Event('online'));
  }

  test('the first load of the subscriptions', { tags: ['ACC-8.4', 'CON-8.48'] }, async () => {
    await page.logIn('enterprise');
    goOffline();
    void page.put('dict-subscriptions');
    await isShown(note);
    await state('dict-subscriptions').toBe('error');
    goOnline();
    await hasRows(purchased(), 3);
  });

  describe('the search of the organisations', () => {
    beforeEach(async () => {
      await page.logIn('admin');
      await page.put('dict-organizations');
      goOffline();
      await organizations().fill('eye centre');
      await isShown(note);
    });

    test('unless it is cleared', async () => {
      await organizations().fill('');
      await isGone(note);
      await organizations().fill('eye centre');
      await isShown(note);
    });

    test('and a reload finds it again', { tags: ['NET-05'] }, async () => {
      goOnline();
      await hasRows(screen.getByRole('table'), 5);
      await reload('dict-organizations');
      await expect.element(organizations()).toHaveValue('eye centre');
      await hasRows(screen.getByRole('table'), 5);
    });
  });

  test('the seats after a change whose answer was lost', async () => {
    await openSeats(page);
    page.sandbox.faults.add({ call: 'unassignSeats', strikes: 'after', cut: 'connection' });
    await choose('Unassign user');
    goOffline();
    await inDialog('Confirm').click();
    await inDialog('Ok').click();
    await isShown(note);
    goOnline();
    await expect.element(counter('Assigned')).toHaveTextContent('74');
    await isGone(note);
  });
});
