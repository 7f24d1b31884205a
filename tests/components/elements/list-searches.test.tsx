import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, hasRows, ids, isGone, isShown, state, table } from '../support/screen.ts';
import { choose, counter, inDialog, isShowing, openSeats, searchBox, subscriptionId } from './seats-screen.ts';

/* The searches of <dict-subscriptions>, <dict-organizations> and <dict-seats> after a reload, on the way back and offline. */

const page = sandboxPage();

const before: unknown = history.state;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(before, '');
});

const purchased = () => table('Purchased subscriptions');
const organizations = () => screen.getByRole('searchbox');

/** As a reload, Back or Forward does: a new element at the same history entry. */
async function reload(tag: 'dict-subscriptions' | 'dict-organizations' | 'dict-seats', attributes = {}): Promise<void> {
  document.querySelector(tag)!.remove();
  await page.put(tag, attributes);
  await state(tag).toBe('ready');
}

describe('a reload finds the search again', () => {
  test('of the subscriptions, each time; at another entry of the history, at another address and after Reset the list is unfiltered', async () => {
    await page.logIn('admin');
    const list = { 'org-id': '5001' };
    await page.put('dict-subscriptions', list);
    await field('Stage').selectOptions('Trial extended');
    await button('Search').click();
    await isShown(/Stage: Trial extended$/);
    await reload('dict-subscriptions', list);
    await isShown(/Stage: Trial extended$/);
    await expect.element(field('Stage')).toHaveDisplayValue('Trial extended');
    history.replaceState({ entry: 'second' }, '');
    await reload('dict-subscriptions', list);
    await expect.element(field('Stage')).toHaveDisplayValue('All');
    history.replaceState(before, '');
    await reload('dict-subscriptions', { 'org-id': '5003' });
    await hasRows(purchased(), 1);
    await expect.element(field('Stage')).toHaveDisplayValue('All');
    await reload('dict-subscriptions', list);
    await isShown(/Stage: Trial extended$/);
    await button('Reset').click();
    await reload('dict-subscriptions');
    await isShown('Shown: all subscriptions');
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

describe('NET-09 offline a list says so, and goes on when the browser is online again', () => {
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

  test('the first load of the subscriptions [ACC-8.4 CON-8.48]', async () => {
    await page.logIn('enterprise');
    goOffline();
    void page.put('dict-subscriptions');
    await isShown(note);
    await state('dict-subscriptions').toBe('error');
    goOnline();
    await hasRows(purchased(), 3);
  });

  test('the search of the organisations, which a reload finds again', async () => {
    await page.logIn('admin');
    await page.put('dict-organizations');
    goOffline();
    await organizations().fill('eye centre');
    await isShown(note);
    goOnline();
    await hasRows(screen.getByRole('table'), 5);
    await reload('dict-organizations');
    await expect.element(organizations()).toHaveValue('eye centre');
    await hasRows(screen.getByRole('table'), 5);
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
