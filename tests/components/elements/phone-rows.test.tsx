import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent, type Locator } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { openAccount } from './account-screen.ts';
import { openSeats, rows as seatRows } from './seats-screen.ts';
import { isShown, within } from '../support/screen.ts';

/* Lists at 320 px: each row has two lines and begins with the name. */

const page = sandboxPage();

/** The row with this text, and the words of its cells in reading order. */
async function wordsOf(text: string) {
  const row = screen.getByRole('row').filter({ hasText: text }).first();
  await expect.element(row).toBeVisible();
  const placeOf = (cell: Element) => cell.getBoundingClientRect();
  const cells = [...row.element().querySelectorAll('[data-line]:not([data-line=start]), th')].sort(
    (one, other) => placeOf(one).bottom - placeOf(other).bottom || placeOf(one).left - placeOf(other).left,
  );
  return { row, words: cells.map((cell) => (cell as HTMLElement).innerText.replaceAll('\u00a0', ' ')) };
}

const onPhone = () => screen.viewport(320, 900);

describe('a subscription at 320 px', { tags: ['A11Y-22'] }, () => {
  beforeEach(onPhone);

  async function openDue() {
    await page.logIn('enterprise');
    await page.put('dict-subscriptions');
    // The hospital's subscription, which is due in five days in the seed.
    const due = page.sandbox.world.subscriptions.find(
      ({ organizationId, paymentDueAt }) => organizationId === 4101 && paymentDueAt !== null,
    )!;
    return { id: String(due.id), ...(await wordsOf(String(due.id))) };
  }

  async function openAll() {
    await page.logIn('admin');
    return page.put('dict-subscriptions');
  }

  test('is led by its plan, above its id and its due date', async () => {
    const { id, row, words } = await openDue();
    expect(words.join(' | ')).toContain('due in 5 days');
    expect(words[0]).toBe('DICT-ESSENTIAL');
    await expect.element(row.getByRole('rowheader', { name: id })).toBeVisible();
  });

  test('has all its filters named above it', async () => {
    await page.logIn('admin');
    await page.put('dict-subscriptions', { 'org-id': '5001' });
    await isShown('Shown: Example Health Group of Clinics and Surgeries, Northern Region');
    const line = within('dict-subscriptions', '.d-list-tools p')!;
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  });

  test('is no wider than the screen', async () => {
    await openDue();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('leads to its checkout, which knows the number of seats', async () => {
    const { row } = await openDue();
    await row.getByRole('button', { name: /^Pay now/ }).click();
    expect(page.navigations.at(-1)).toMatchObject({ state: { seats: expect.any(Number) } });
  });

  test('is led by its organisation where there are several', async () => {
    await openAll();
    expect(page.sandbox.world.organizations.map(({ name }) => name)).toContain((await wordsOf('Pay now')).words[0]);
  });

  test('has its product in place of a due date', async () => {
    const list = await openAll();
    list.orgId = '5001';
    // The list begins with the newest subscriptions, which are the last of the seed.
    const { id } = page.sandbox.world.subscriptions.findLast(
      ({ organizationId, expiresAt }) => organizationId === 5001 && expiresAt === null,
    )!;
    expect((await wordsOf(String(id))).words).toContain('Dictation');
  });

  test('is so low that a page of the list is at most 2000 px high', async () => {
    const list = await openAll();
    await wordsOf('Pay now');
    list.style.cssText = 'display: block; inline-size: 288px';
    expect(screen.getByRole('row').elements()).toHaveLength(26);
    expect(screen.getByRole('table').element().getBoundingClientRect().height).toBeLessThanOrEqual(2000);
  });
});

test.each(['en', 'de'])('in %s a state at 320 px leaves the plan on one line', { tags: ['A11Y-22'] }, async (lang) => {
  await onPhone();
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang });
  element.style.cssText = 'display: block; inline-size: 288px';
  await expect.poll(() => element.shadowRoot!.querySelector('.d-root')?.getAttribute('lang')).toBe(lang);
  await expect.poll(() => element.shadowRoot!.querySelectorAll('tbody tr').length).toBe(25);
  const leads = [...element.shadowRoot!.querySelectorAll('tbody [data-line=first]')];
  const tall = leads.filter((lead) => lead.getBoundingClientRect().height > 30);
  expect(tall.map(({ textContent }) => textContent)).toEqual([]);
});

describe('an order at 320 px', { tags: ['A11Y-22'] }, () => {
  beforeEach(onPhone);

  async function open() {
    await openAccount(page, 'retail', 'orders');
    return wordsOf('Dictation Professional');
  }

  test('is led by its plan and its amount, above its date and its cycle', async () => {
    const { words } = await open();
    const second = /^\d\d \w+ \d{4} · (?:Yearly|Monthly)$/;
    expect(words).toEqual([
      'Dictation Professional',
      expect.stringMatching(/^₹/),
      expect.stringMatching(second),
      'Paid',
    ]);
  });

  test('has its plan on one line', async () => {
    const { row } = await open();
    const lead = row.getByRole('rowheader').element();
    expect(lead.scrollWidth).toBeLessThanOrEqual(lead.clientWidth);
    expect(lead.getBoundingClientRect().height).toBeLessThan(30);
  });

  test('has its product in its details', async () => {
    const { row } = await open();
    await row.getByRole('button', { name: /^Details of/ }).click();
    await expect.element(row).toHaveTextContent(/Dictation \(Dictation Professional\|/);
  });
});

describe('a seat at 320 px', { tags: ['A11Y-22'] }, () => {
  beforeEach(onPhone);

  async function openEmpty() {
    await openSeats(page);
    await userEvent.click(screen.getByRole('button', { name: /^Empty/ }));
    const { row } = await wordsOf('Empty seat');
    return { row, assign: row.getByRole('button', { name: /^Assign user to seat/ }) };
  }

  test('is led by its user, above the email', async () => {
    await openSeats(page);
    const { words } = await wordsOf('@');
    expect(words[0]).not.toContain('@');
    expect(words.at(-1)).toContain('@');
  });

  test('has its subscription named above it, to the day on which that ends', async () => {
    await openSeats(page);
    await isShown(/^expires /);
    const line = within('dict-seats', '.d-seats-subscription')!;
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  });

  test('is led by its tag', async () => {
    await openSeats(page, 'speech');
    const tagged = ['intake-line-01', 'Assigned', expect.stringMatching(/^\d+$/)];
    expect((await wordsOf('intake-line-01')).words).toEqual(tagged);
  });

  test('has an email of 25 letters whole on one line', async () => {
    const element = await openSeats(page);
    element.style.cssText = 'display: block; inline-size: 288px';
    const row = seatRows().find(({ textContent }) => textContent.includes('alba.001@hospital.example'))!;
    expect(row.querySelector<HTMLElement>('[data-line=second] > span')!.offsetHeight).toBeLessThan(20);
  });

  test('that is empty says so, and offers to assign it', async () => {
    const { row, assign } = await openEmpty();
    await expect.element(row.getByRole('rowheader', { name: /^Empty seat · \d+$/ })).toBeVisible();
    await expect.element(assign).toBeVisible();
  });

  test('that is empty has its button beside its name at 500 px', async () => {
    const { row, assign } = await openEmpty();
    await screen.viewport(500, 900);
    const placeOf = (of: Locator) => of.element().getBoundingClientRect();
    const middleOf = (of: Locator) => placeOf(of).y + placeOf(of).height / 2;
    await expect.poll(() => Math.abs(middleOf(row.getByRole('rowheader')) - middleOf(assign))).toBeLessThan(2);
  });
});

describe('an organisation at 320 px', { tags: ['A11Y-22'] }, () => {
  beforeEach(onPhone);

  async function open() {
    await page.logIn('admin');
    await page.put('dict-organizations');
    return wordsOf('5001');
  }

  test('is led by its name', async () => {
    const { words } = await open();
    const { name } = page.sandbox.world.organizations.find(({ id }) => id === 5001)!;
    // A long name is cut: compares its beginning.
    expect(words[0]).toContain(name.slice(0, 35));
  });

  test('is so low that a page of the list is at most 2000 px high', async () => {
    await open();
    expect(screen.getByRole('row').elements()).toHaveLength(26);
    expect(screen.getByRole('table').element().getBoundingClientRect().height).toBeLessThanOrEqual(2000);
  });

  test('has counts that lead to its expired and to its expiring subscriptions', async () => {
    const { row } = await open();
    await row.getByRole('link', { name: /^\d+ expired$/ }).click();
    await row.getByRole('link', { name: /^\d+ expiring$/ }).click();
    expect(page.visited).toEqual(['/subscription/5001/0', '/subscription/5001/30']);
  });

  test('without expired subscriptions has a count of 0', async () => {
    await open();
    await expect.element(screen.getByRole('link', { name: '0 expired' }).first()).toBeVisible();
  });
});

// 288 and 343 px are the widths of the element in the console on phones of 320 and 375 px, without the gutters.
test.each([288, 343].flatMap((width) => ['en', 'de', 'fr', 'es', 'ar'].map((language) => [width, language] as const)))(
  'in a box of %i px in %s no date breaks beside an action, and the controls are at the end of the row',
  { tags: ['A11Y-22'] },
  async (width, language) => {
    await onPhone();
    await page.logIn('admin');
    const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang: language });
    element.style.cssText = `display: block; inline-size: ${width}px`;
    await expect.poll(() => element.shadowRoot!.querySelector('.d-root')?.getAttribute('lang')).toBe(language);
    const rows = [...screen.getByRole('rowheader').elements()].map((heading) => heading.closest('tr')!);
    expect(rows).toHaveLength(25);
    const linesOf = (text: Text) => {
      const date = document.createRange();
      date.selectNode(text);
      return new Set([...date.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    };
    const gapAtEnd = (row: DOMRect, { left, right }: DOMRect) =>
      language === 'ar' ? left - row.left : row.right - right;
    for (const row of rows) {
      const summary = row.querySelector('td[data-line="second"] > span')!.lastChild as Text;
      expect.soft(linesOf(summary), summary.data).toBe(1);
      const more = row.querySelector('[data-more]')!.getBoundingClientRect();
      expect.soft(gapAtEnd(row.getBoundingClientRect(), more), row.textContent).toBeLessThan(2);
    }
  },
);

test('at 320 px the words above the list that say what it shows are one line', { tags: ['A11Y-22'] }, async () => {
  await onPhone();
  await page.logIn('enterprise');
  const element = await page.put('dict-subscriptions');
  element.style.cssText = 'display: block; inline-size: 288px';
  await isShown('Shown: all subscriptions');
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(within('dict-subscriptions', '.d-list-tools p')!.offsetHeight).toBeLessThan(30);
});

async function openRows(width: number) {
  await page.logIn('admin');
  await page.put('dict-subscriptions', { 'org-id': '5001' });
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  const rows = screen.getByRole('row').elements().slice(1);
  expect(rows).toHaveLength(25);
  await screen.viewport(width, 900);
  await expect.poll(() => rows[0]!.querySelector('[data-line="state"]')?.checkVisibility()).toBe(true);
  return rows;
}

test.each([623, 719])(
  'at %i px, beside the navigation of a tablet, a subscription is two lines with more facts',
  { tags: ['A11Y-17', 'A11Y-22'] },
  async (width) => {
    const rows = await openRows(width);
    const second = () =>
      [...rows[0]!.querySelectorAll<HTMLElement>('[data-line="second"]')].map((cell) => cell.innerText);
    await expect
      .poll(() => second().join(' · ').replaceAll('\u00a0', ' '))
      .toMatch(/^20\d+ · expire[sd] \d\d \w+ \d{4}$/);
    expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThan(70);
  },
);

test.each([623, 719])(
  'at %i px the states of all subscriptions begin at the same place',
  { tags: ['A11Y-17'] },
  async (width) => {
    const rows = await openRows(width);
    const chips = rows.map((row) => row.querySelector('[data-line="state"] .d-chip')!.getBoundingClientRect());
    expect(new Set(chips.map(({ left }) => Math.round(left))).size, String(width)).toBe(1);
  },
);

test.each([
  ['dict-subscriptions', { 'org-id': '5001' }],
  ['dict-organizations', {}],
] as const)('no text of the table of <%s> is smaller than 12.5 px', { tags: ['A11Y-22'] }, async (tag, attributes) => {
  await page.logIn('admin');
  await page.put(tag, attributes);
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await screen.viewport(width, 900);
    const texts = document.createTreeWalker(screen.getByRole('table').element(), NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const size = Number.parseFloat(getComputedStyle(text.parentElement!).fontSize);
      if (size > 0 && size < 12.5) small.add(`${text.textContent} ${size} px`);
    }
    expect.soft([...small], String(width)).toEqual([]);
  }
});
