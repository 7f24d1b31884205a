import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, type Locator } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, hasRows, texts } from '../support/screen.ts';
import { purchased } from './subscriptions-screen.ts';

/* The list of subscriptions at a desk: a table whose layout depends on the width of its box alone. */

const page = sandboxPage();

const codes = [
  'DICTATION-PROFESSIONAL-ENTERPRISE-2026',
  'DICT-ESSENTIAL',
  'Dictation Premium Radiology Annual Plan 12',
];
const columns = ['Subscription ID', 'Organization', 'Product', 'Plan', 'Seats', 'Payment due on', 'Expiry', 'Stage'];

interface Overview {
  readonly PurchaseSubs: Record<string, unknown>[];
}

async function enter(width: number) {
  page.changeAnswers('UserSubscrpitionOverViewAC', (lists) =>
    (lists as unknown as Overview).PurchaseSubs.forEach((row, at) => (row.PlanInternalName = codes[at % 3])),
  );
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001' });
  element.style.cssText = `display: block; inline-size: ${width}px`;
  await hasRows(purchased(), 25);
}

const rows = () => purchased().getByRole('row').elements().slice(1);
const heights = () => new Set(rows().map((row) => Math.round(row.getBoundingClientRect().height)));
const headings = () =>
  purchased()
    .getByRole('columnheader')
    .elements()
    .filter((heading) => heading.checkVisibility());
const widthOf = (key: string) => headings().find((each) => (each as HTMLElement).dataset.key === key)!.clientWidth;

describe('a table of subscriptions', () => {
  beforeEach(() => screen.viewport(1440, 900));

  test.each([920, 983, 1069, 1143])(
    'has all columns with their headings in a box of %i px, and one row height whatever the names',
    async (width) => {
      await enter(width);
      expect(headings().map((heading) => heading.textContent)).toEqual([...columns, 'Actions']);
      expect([...heights()]).toEqual([40]);
      expect(Math.min(widthOf('organization'), widthOf('plan'))).toBeGreaterThanOrEqual(120);
      expect(purchased().element().scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test.each([720, 800, 919])('has the product as a line below the plan in a box of %i px', async (width) => {
    await enter(width);
    expect(headings().map((heading) => heading.textContent)).toEqual([
      ...columns.filter((name) => name !== 'Product'),
      'Actions',
    ]);
    const plan = rows()[0]!.querySelector<HTMLElement>('[data-key=plan]')!;
    expect(plan.innerText).toMatch(/\nDictation$/);
    expect([...heights()]).toEqual([52]);
    expect(Math.min(widthOf('organization'), widthOf('plan'))).toBeGreaterThanOrEqual(120);
  });

  test('is in lines in a box of 719 px', async () => {
    await enter(719);
    await expect.poll(() => purchased().element().querySelector('thead')!.offsetHeight).toBe(1);
    expect(rows()[0]!.querySelectorAll('[data-line]').length).toBeGreaterThan(2);
  });

  test('a text that its column cuts has a tooltip', async () => {
    await enter(920);
    const plan = purchased().getByText('DICT-ESSENTIAL', { exact: true }).first();
    await expect.element(plan).toHaveAttribute('title', 'DICT-ESSENTIAL');
    expect(texts(purchased().getByRole('rowheader'))).toHaveLength(25);
  });
});

test('without organisations a table of 983 px shows the whole name of a product', async () => {
  await screen.viewport(1440, 900);
  await page.logIn('retail');
  const element = await page.put('dict-subscriptions');
  element.style.cssText = 'display: block; inline-size: 983px';
  await hasRows(purchased(), 2);
  const product = purchased().getByText('Mobile App', { exact: true }).first().element();
  expect(product.scrollWidth).toBeLessThanOrEqual(product.clientWidth);
});

test.each([576, 606, 719, 720, 727, 919])(
  'in a box of %i px the buttons stand beside the last filter',
  async (width) => {
    await screen.viewport(1440, 900);
    await enter(width);
    const topOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().top);
    await expect.poll(() => topOf(button('Search')) - topOf(field('Expiring'))).toBe(0);
  },
);
