import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* The list of subscriptions at a desk in every language: what only a measurement can check. */

const page = sandboxPage();
const languages = ['en', 'de', 'fr', 'es', 'ar', 'hi'];
const dayMs = 86_400_000;

interface Overview {
  readonly PurchaseSubs: { OrderPaymentDueOn: string | null }[];
}

async function open(lang: string, width: number) {
  page.changeAnswers('UserSubscrpitionOverViewAC', (lists) =>
    (lists as unknown as Overview).PurchaseSubs.forEach(
      (row) => (row.OrderPaymentDueOn &&= new Date(Date.now() + 29.9 * dayMs).toISOString()),
    ),
  );
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang });
  element.style.cssText = `display: block; inline-size: ${width}px`;
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  await expect.poll(() => all('.d-root')[0]?.lang).toBe(lang);
  await expect.poll(() => all('.d-due').length).toBeGreaterThan(0);
  return all;
}

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;

describe.each(languages)('in %s a list of subscriptions', (lang) => {
  beforeEach(() => screen.viewport(1440, 900));

  test.each([727, 983, 1069, 1143])(
    'of %i px cuts no heading, date, stage or time left',
    { tags: ['A11Y-26'] },
    async (width) => {
      const all = await open(lang, width);
      const spans = all('tbody :is([data-key=due], [data-key=expiry], [data-key=stage]) > span, .d-due');
      const headings = all('thead th:not([data-action])');
      expect(
        [...spans, ...headings]
          .filter(isCut)
          .map((each) => `${each.textContent} ${each.scrollWidth - each.clientWidth} px`),
      ).toEqual([]);
    },
  );

  test('of 720 px has its filters and their buttons on one line', { tags: ['A11Y-26'] }, async () => {
    const all = await open(lang, 720);
    const form = all('form')[0]!;
    const bottoms = new Set(
      all('.d-filters .d-input, .d-filters-actions .d-button').map((each) =>
        Math.round(each.getBoundingClientRect().bottom),
      ),
    );
    expect(bottoms.size).toBe(1);
    expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  });
});
