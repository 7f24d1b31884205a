import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field, hasRows, ids, isFocused, isShown } from '../support/screen.ts';
import { enter, purchased, requests, said, search, showMore } from './subscriptions-screen.ts';

/* <dict-subscriptions>: the pages of its lists. */

const page = sandboxPage();

describe('Show more below the subscriptions', () => {
  const expired = { 'org-id': '5001', 'days-count': '0' };

  test(
    'appends page after page, and is hidden when all are shown',
    { tags: ['CON-2.3.16', 'CON-4.5', 'CON-4.7'] },
    async () => {
      await enter(page, 'admin', expired);
      await isShown('Showing 25 of 59');
      await showMore().click();
      await hasRows(purchased(), 50);
      await showMore().click();
      await hasRows(purchased(), 59);
      await expect.element(showMore()).not.toBeInTheDocument();
      expect(requests(page).map(({ PageNumber }) => PageNumber)).toEqual([1, 2, 3]);
      expect(new Set(ids(purchased())).size).toBe(59);
    },
  );

  test('keeps the focus, which moves to the count at the end', { tags: ['A11Y-31'] }, async () => {
    await enter(page, 'admin', expired);
    await showMore().click();
    await expect.poll(said).toBe('Showing 50 of 59');
    await isFocused(showMore());
    await showMore().click();
    await isFocused(screen.getByText('Showing 59 of 59', { exact: true }).first());
  });

  test('ignores a filter that was not searched for yet', async () => {
    await enter(page, 'admin', expired);
    await field('Stage').selectOptions('Live');
    await showMore().click();
    await hasRows(purchased(), 50);
  });

  test('ends with a search, which shows page 1', { tags: ['CON-4.3'] }, async () => {
    await enter(page, 'admin', expired);
    await showMore().click();
    await hasRows(purchased(), 50);
    await field('Stage').selectOptions('Live');
    await search().click();
    await hasRows(purchased(), 1);
    expect(requests(page).at(-1)).toMatchObject({ PageNumber: 1 });
  });
});
