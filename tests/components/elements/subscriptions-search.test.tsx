import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, hasRows, ids, isFocused, isShown, option, refusal, texts } from '../support/screen.ts';
import { box, enter, organization, purchased, requests, said, search, tryAgain } from './subscriptions-screen.ts';

/* <dict-subscriptions>: its filters and its search. */

const page = sandboxPage();

const tooLong = 'Invalid input. Search-string too long!';
const unfiltered = { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 };

async function searchFor(text: string) {
  await box().fill(text);
  await search().click();
}

/** Picks an organisation with the keyboard, and presses Enter again and again while the list is loaded. */
async function searchByEnter(name: string) {
  await expect.element(organization()).toHaveValue('All');
  const release = page.hold('UserSubscrpitionOverViewAC');
  await organization().fill(name);
  await userEvent.keyboard('{ArrowDown}{Enter}{Enter}{Enter}{Enter}');
  release();
  await isShown(`Shown: ${name}`);
}

describe('the filters of the subscriptions', () => {
  test('offers the stages as the server names them', { tags: ['CON-4.1', 'CON-7.8', 'CON-9.27'] }, async () => {
    await enter(page, 'admin');
    const names = ['All', 'Live', 'Trial', 'Trial expired', 'Trial extended', 'Cancelled', 'OnHold', 'Disposed'];
    await expect.poll(() => texts(field('Stage').getByRole('option'))).toEqual(names);
  });

  test(
    'Expiring finds what expires in 30 days, or has expired',
    { tags: ['CON-4.8', 'CON-9.9', 'DEC-4.5'] },
    async () => {
      await enter(page, 'admin');
      expect(texts(field('Expiring').getByRole('option'))).toEqual(['All', 'Expiring in 30 days', 'Expired']);
      for (const [choice, ExpireInDays] of [
        ['Expired', 0],
        ['Expiring in 30 days', 30],
      ] as const) {
        await field('Expiring').selectOptions(choice);
        await search().click();
        await expect.poll(() => requests(page).at(-1)).toEqual({ ...unfiltered, ExpireInDays });
      }
    },
  );

  test('are sent together when Search is pressed', { tags: ['CON-2.3.13', 'CON-7.5'] }, async () => {
    await enter(page, 'admin');
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
  });

  test('that find nothing are announced so, although the service counts some', { tags: ['A11Y-07'] }, async () => {
    await enter(page, 'admin');
    page.changeAnswers('UserSubscrpitionOverViewAC', (data) =>
      Object.assign(data, { PurchaseSubs: [], TotalPurchaseSubs: 5 }),
    );
    await box().fill('1');
    await search().click();
    await expect.poll(said).toBe('No record(s) found');
  });

  test('are not announced to a user who takes the place of another one', { tags: ['NET-11', 'A11Y-07'] }, async () => {
    await enter(page, 'admin');
    await box().fill('20243');
    await search().click();
    await expect.poll(said).toBe('One found');
    await page.logIn('retail');
    expect(said()).toBe('');
  });

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

  test('under 480 px the search is behind a button, which has the focus after it', async () => {
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

describe('a search for subscriptions', () => {
  test('that finds nothing offers to show all again', { tags: ['CON-2.3.28', 'CON-4.10'] }, async () => {
    await enter(page);
    await searchFor('999');
    await hasRows(purchased(), 1);
    await expect.element(purchased().getByRole('cell')).toHaveTextContent('You have no subscriptions yet.');
    await isShown('Shown: Subscription ID: 999');
    await button('Show all subscriptions').click();
    await hasRows(purchased(), 2);
    await expect.element(box()).toHaveValue('');
    await isShown('Shown: all subscriptions');
  });

  test(
    'Reset clears the filters and shows page 1 of everything',
    { tags: ['CON-2.3.14', 'CON-4.4', 'CON-4.12'] },
    async () => {
      await enter(page);
      await isShown('Shown: all subscriptions');
      await field('Stage').selectOptions('Live');
      await searchFor('20001');
      await hasRows(purchased(), 1);
      await button('Reset').click();
      await hasRows(purchased(), 2);
      await expect.element(box()).toHaveValue('');
      await expect.element(field('Stage')).toHaveValue('-1');
      await isFocused(button('Reset'));
      expect(requests(page)).toHaveLength(3);
      expect(requests(page).at(-1)).toMatchObject({ SubscriptionId: -1, StageId: -1, PageNumber: 1 });
    },
  );

  test('Reset leads to /subscription with replace', { tags: ['CON-4.12'] }, async () => {
    await enter(page, 'admin', { 'org-id': '5001' });
    await button('Reset').click();
    await expect
      .poll(() => page.navigations)
      .toEqual([expect.objectContaining({ to: '/subscription', replace: true })]);
  });

  test(
    'Search is highlighted while the chosen filters differ from those of the list',
    { tags: ['CON-2.3.13'] },
    async () => {
      await enter(page, 'admin', { 'org-id': '5001' });
      const hasPart = (part: string) => expect.element(search()).toHaveAttribute('part', part);
      await hasPart('button secondary');
      await field('Stage').selectOptions('Trial extended');
      await hasPart('button primary');
      await search().click();
      await hasPart('button secondary');
    },
  );

  test('the list names the filters that it was loaded with', async () => {
    await enter(page, 'admin', { 'org-id': '5001' });
    const { name } = page.sandbox.world.organizations.find(({ id }) => id === 5001)!;
    await isShown(`Shown: ${name}`);
    await field('Stage').selectOptions('Trial extended');
    await isShown(`Shown: ${name}`);
    await search().click();
    await isShown(`Shown: ${name} · Trial extended`);
  });

  test('the list shows no id of an organization while the names load', { tags: ['CON-2.3.15'] }, async () => {
    const release = page.hold('UserOrgsOverView');
    await enter(page, 'admin', { 'org-id': '5001' });
    await isShown('Shown: …');
    release();
    await isShown(/^Shown: [A-Z]/);
  });

  test('Enter searches once, however often it is pressed', { tags: ['NET-27'] }, async () => {
    await enter(page, 'admin');
    await searchByEnter('Fictown Hospital 9');
    expect(requests(page)).toHaveLength(2);
  });

  test('Enter leaves the focus in the field of the organisation', { tags: ['A11Y-31'] }, async () => {
    await enter(page, 'admin');
    await searchByEnter('Fictown Hospital 9');
    await isFocused(organization());
  });
});

describe('the search text of the subscriptions', () => {
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

  test('takes the digits that an input method composes once', { tags: ['CON-2.3.21'] }, async () => {
    await enter(page);
    const input = box().element() as HTMLInputElement;
    for (const composed of ['२', '२०']) {
      input.value = composed;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
      expect(input.value).toBe(composed);
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
    expect(input.value).toBe('20');
  });

  test(
    'over 255 characters is marked, and not searched for',
    { tags: ['CON-5.1', 'CON-8.7', 'CON-9.5', 'A11Y-09'] },
    async () => {
      await enter(page);
      await box().fill(`4${'x'.repeat(255)}`);
      await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
      await expect.element(box()).toHaveAccessibleDescription(tooLong);
      await isShown(tooLong);
      await expect.poll(said).toBe(tooLong);
      await search().click();
      await isFocused(box());
      await userEvent.keyboard('{Enter}');
      expect(requests(page)).toHaveLength(1);
    },
  );

  test('loses its error and shows all again when it is cleared', { tags: ['CON-4.11'] }, async () => {
    await enter(page);
    await searchFor('20001');
    await hasRows(purchased(), 1);
    await box().fill(`4${'x'.repeat(255)}`);
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await box().fill('');
    await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true');
    await hasRows(purchased(), 2);
    expect(requests(page).map(({ SubscriptionId }) => SubscriptionId)).toEqual([-1, 20_001, -1]);
  });

  test('may have 255 characters', { tags: ['CON-9.5'] }, async () => {
    await enter(page);
    await box().fill('4'.repeat(255));
    await expect.element(box()).toHaveAccessibleDescription('');
    await search().click();
    await expect.poll(() => requests(page).length).toBe(2);
    expect(requests(page).at(-1)).toMatchObject({ SubscriptionId: '4'.repeat(255) });
    await box().fill('4'.repeat(256));
    await expect.element(box()).toHaveAccessibleDescription(tooLong);
  });

  test('over 255 characters and without a digit is emptied, and marked until the next search', async () => {
    await enter(page);
    await box().fill('x'.repeat(256));
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveAccessibleDescription(tooLong);
    // Nothing is wrong with an empty field.
    await search().click();
    await expect.element(box()).toHaveAccessibleDescription('');
  });
});

test('organisations and stages that failed to load can be tried again', { tags: ['CON-8.6'] }, async () => {
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
});

test('an organisation without a name has its id', async () => {
  page.sandbox.world.organizations.find(({ id }) => id === 4101)!.name = '';
  await enter(page, 'enterprise');
  await organization().click();
  await expect.element(option('4101')).toBeVisible();
});
