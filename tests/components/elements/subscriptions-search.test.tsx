import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, hasRows, ids, isFocused, isShown, option, refusal, texts } from '../support/screen.ts';
import {
  box,
  enter,
  organization,
  purchased,
  requests,
  said,
  search,
  showMore,
  tryAgain,
} from './subscriptions-screen.ts';

/* <dict-subscriptions>, its filters, its search and its pages: CON-2.3, CON-4, CON-5, CON-9. */

const page = sandboxPage();

async function searchFor(text: string) {
  await box().fill(text);
  await search().click();
}

describe('the filters', () => {
  test(
    'search text, organisation, stage, as the server names them, and expiring are sent together when Search is pressed',
    { tags: ['CON-2.3.13', 'CON-4.1', 'CON-4.8', 'CON-7.5', 'CON-7.8', 'CON-9.9', 'CON-9.27', 'DEC-4.5'] },
    async () => {
      await enter(page, 'admin');
      const names = ['All', 'Live', 'Trial', 'Trial expired', 'Trial extended', 'Cancelled', 'OnHold', 'Disposed'];
      await expect.poll(() => texts(field('Stage').getByRole('option'))).toEqual(names);
      expect(texts(field('Expiring').getByRole('option'))).toEqual(['All', 'Expiring in 30 days', 'Expired']);
      await box().fill('20243');
      await organization().fill('northern reg');
      await option(/Northern Region/).click();
      await field('Stage').selectOptions('Trial expired');
      await field('Expiring').selectOptions('Expired');
      expect(requests(page)).toHaveLength(1);
      await search().click();
      await expect.poll(() => ids(purchased())).toEqual(['20243']);
      const sent = { OrgId: 5001, SubscriptionId: 20_243, StageId: 3, ExpireInDays: 0, PageNumber: 1, PageSize: 25 };
      expect(requests(page)[1]).toEqual(sent);
      await expect.poll(said).toBe('One found');
      await field('Expiring').selectOptions('Expiring in 30 days');
      await search().click();
      await expect.poll(() => requests(page)[2]).toEqual({ ...sent, ExpireInDays: 30 });
    },
  );

  test(
    'a typed organisation is searched for when the next thing is a click on Search',
    { tags: ['A11Y-18'] },
    async () => {
      await enter(page, 'admin');
      await organization().click();
      await expect.element(option(/Northern Region/)).toBeInTheDocument();
      const name = option(/Northern Region/).element().textContent;
      await organization().fill(name.toUpperCase());
      await search().click();
      await expect.poll(() => requests(page)[1]).toMatchObject({ OrgId: 5001 });
      await organization().fill('');
      await search().click();
      await expect.poll(() => requests(page)[2]).toMatchObject({ OrgId: -1 });
      await expect.element(organization()).toHaveValue('All');
    },
  );

  test('a text that names no organisation is marked, and nothing is searched for', { tags: ['A11Y-18'] }, async () => {
    await enter(page, 'admin');
    await organization().fill('Nobody');
    await search().click();
    await isFocused(organization());
    await expect.element(organization()).toHaveAccessibleDescription('No matches found');
    expect(requests(page)).toHaveLength(1);
    await organization().fill('');
    await expect.element(organization()).toHaveAccessibleDescription('');
    await search().click();
    await expect.poll(() => requests(page).length).toBe(2);
  });

  test(
    'a search that finds nothing says so, and offers to show all again; Reset clears the filters and shows page 1 of everything',
    { tags: ['CON-2.3.14', 'CON-2.3.28', 'CON-4.4', 'CON-4.10', 'CON-4.12'] },
    async () => {
      await enter(page);
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
      expect(requests(page)).toHaveLength(5);
      expect(requests(page).at(-1)).toMatchObject({ SubscriptionId: -1, StageId: -1, PageNumber: 1 });
    },
  );

  test(
    'Search is highlighted while the chosen filters differ from those of the list, which names its own; Reset navigates to /subscription with replace',
    { tags: ['CON-2.3.13', 'CON-4.12'] },
    async () => {
      await enter(page, 'admin', { 'org-id': '5001' });
      const hasPart = (part: string) => expect.element(search()).toHaveAttribute('part', part);
      const { name } = page.sandbox.world.organizations.find(({ id }) => id === 5001)!;
      await isShown(`Shown: ${name}`);
      await hasPart('button secondary');
      await field('Stage').selectOptions('Trial extended');
      await hasPart('button primary');
      await isShown(`Shown: ${name}`);
      await search().click();
      await isShown(`Shown: ${name} · Trial extended`);
      await hasPart('button secondary');
      await button('Reset').click();
      await expect
        .poll(() => page.navigations)
        .toEqual([expect.objectContaining({ to: '/subscription', replace: true })]);
    },
  );

  test(
    'Enter searches once, however often it is pressed, and the focus stays in the field, that of the organisation too',
    { tags: ['A11Y-31', 'NET-27'] },
    async () => {
      await enter(page, 'admin');
      await expect.element(organization()).toHaveValue('All');
      const release = page.hold('UserSubscrpitionOverViewAC');
      await organization().fill('Fictown Hospital 9');
      await userEvent.keyboard('{ArrowDown}{Enter}{Enter}{Enter}{Enter}');
      release();
      await isShown('Shown: Fictown Hospital 9');
      await isFocused(organization());
      expect(requests(page)).toHaveLength(2);
    },
  );

  test('under 480 px the search and its filters are behind a button, which has the focus after them', async () => {
    await screen.viewport(320, 700);
    await enter(page);
    await expect.element(box()).not.toBeVisible();
    await expect.element(field('Stage')).not.toBeVisible();
    const filters = screen.getByRole('button', { name: /^Search and filters/ });
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
    await filters.click();
    await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
    await field('Stage').selectOptions('Live');
    await search().click();
    await expect.poll(() => ids(purchased())).toEqual(['20001']);
    await expect.element(field('Stage')).not.toBeVisible();
    await isFocused(filters);
    await expect.element(filters).toHaveTextContent('Search and filters (1)');
    await filters.click();
    await button('Reset').click();
    await expect.poll(() => texts(filters)).toEqual(['Search and filters']);
  });
});

describe('the search text', () => {
  test('takes digits only, in any script', { tags: ['CON-2.3.21'] }, async () => {
    await enter(page);
    await userEvent.type(box(), 'a2b0.0-0 1');
    await expect.element(box()).toHaveValue('20001');
    await userEvent.keyboard('{Home}x9');
    await expect.element(box()).toHaveValue('920001');
    await box().fill('Subscription 20001, please');
    await expect.element(box()).toHaveValue('20001');
    await userEvent.clear(box());
    await userEvent.type(box(), '٢٠٠٠٨');
    await expect.element(box()).toHaveValue('20008');
  });

  test(
    'over 255 characters it says so inline, and no search is made; clearing it clears the error and searches again',
    { tags: ['CON-4.11', 'CON-5.1', 'CON-8.7', 'CON-9.5', 'A11Y-09'] },
    async () => {
      await enter(page);
      const message = 'Invalid input. Search-string too long!';
      await searchFor('20001');
      await hasRows(purchased(), 1);
      await box().fill(`4${'x'.repeat(255)}`);
      await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
      await expect.element(box()).toHaveAccessibleDescription(message);
      await isShown(message);
      await expect.poll(said).toBe(message);
      await search().click();
      await isFocused(box());
      await userEvent.keyboard('{Enter}');
      await box().fill('');
      await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true');
      await hasRows(purchased(), 2);
      await box().fill('4'.repeat(255));
      await expect.element(box()).toHaveAccessibleDescription('');
      await search().click();
      await expect.poll(() => requests(page).length).toBe(4);
      expect(requests(page).map(({ SubscriptionId }) => SubscriptionId)).toEqual([-1, 20_001, -1, '4'.repeat(255)]);
      await box().fill('4'.repeat(256));
      await expect.element(box()).toHaveAccessibleDescription(message);
      await box().fill('x'.repeat(256));
      await expect.element(box()).toHaveValue('');
      await expect.element(box()).toHaveAccessibleDescription(message);
      // Nothing is wrong with an empty field.
      await search().click();
      await expect.element(box()).toHaveAccessibleDescription('');
    },
  );
});

test(
  'Show more appends page after page, shows the count, which has the focus at the end, and is hidden then; a search replaces the rows by page 1',
  { tags: ['CON-2.3.16', 'CON-4.3', 'CON-4.5', 'CON-4.7', 'A11Y-31'] },
  async () => {
    await enter(page, 'admin', { 'org-id': '5001', 'days-count': '0' });
    await isShown('Showing 25 of 59');
    await showMore().click();
    await hasRows(purchased(), 50);
    await expect.poll(said).toBe('Showing 50 of 59');
    await isFocused(showMore());
    // Not searched for yet.
    await field('Stage').selectOptions('Live');
    await showMore().click();
    await hasRows(purchased(), 59);
    await expect.element(showMore()).not.toBeInTheDocument();
    await isFocused(screen.getByText('Showing 59 of 59', { exact: true }).first());
    expect(requests(page).map(({ PageNumber }) => PageNumber)).toEqual([1, 2, 3]);
    expect(new Set(ids(purchased())).size).toBe(59);
    await search().click();
    await hasRows(purchased(), 1);
    expect(requests(page).at(-1)).toMatchObject({ PageNumber: 1 });
  },
);

test(
  'organisations and stages that fail to load show no message; each can be tried again; an organisation without a name has its id',
  { tags: ['CON-8.6'] },
  async () => {
    page.sandbox.world.organizations.find(({ id }) => id === 4101)!.name = '';
    page.sandbox.faults.add(
      { call: 'orgsOverview', times: -1, ...refusal('No.') },
      { call: 'fetchDropdownData', ...refusal('No.') },
    );
    await enter(page, 'enterprise');
    await expect.poll(() => tryAgain().elements().length).toBe(2);
    expect(texts(field('Stage').getByRole('option'))).toEqual(['All']);
    page.sandbox.faults.clear();
    await tryAgain().last().click();
    await expect.poll(() => texts(field('Stage').getByRole('option')).length).toBe(8);
    await tryAgain().click();
    await expect.element(tryAgain()).not.toBeInTheDocument();
    await organization().click();
    await expect.element(option('4101')).toBeVisible();
  },
);
