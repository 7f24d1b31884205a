import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { openSeats } from './seats-screen.ts';

/* Texts that are longer than their column, in tables on a desk. */

const page = sandboxPage();

beforeEach(() => screen.viewport(1440, 900));

const within = (element: HTMLElement, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];

async function isShownIn(element: HTMLElement, widthPx: number, selector: string): Promise<void> {
  element.style.cssText = `display: block; inline-size: ${widthPx}px`;
  await expect.poll(() => within(element, `.d-table-fixed ${selector}`).length).toBeGreaterThan(0);
}

describe('a text that its column cuts has a tooltip', { tags: ['A11Y-22'] }, () => {
  const isCut = (node: Element) =>
    getComputedStyle(node).textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1;
  const lost = (element: HTMLElement) =>
    within(element, 'tbody *')
      .filter((node) => isCut(node) && !node.closest('[title], .d-cut') && !node.querySelector('[title], .d-cut'))
      .map((node) => node.textContent);

  test('in the list of seats', async () => {
    const element = await openSeats(page);
    await isShownIn(element, 736, 'td');
    expect(lost(element)).toEqual([]);
  });

  test('in French, in the list of subscriptions with a payment due', async () => {
    await page.logIn('admin');
    const element = await page.put('dict-subscriptions', { 'org-id': '5001', 'days-count': '30', lang: 'fr' });
    await isShownIn(element, 1040, '.d-due');
    expect(lost(element)).toEqual([]);
  });
});

test.each(['de', 'es', 'fr', 'hi', 'ar'])(
  'in %s the headings of a narrow table stay in their columns',
  { tags: ['A11Y-26'] },
  async (lang) => {
    await page.logIn('assigned');
    const element = await page.put('dict-subscriptions', { lang });
    await isShownIn(element, 736, 'td');
    const wide = within(element, 'thead th').filter((heading) => heading.scrollWidth > heading.clientWidth);
    expect(wide.map((heading) => heading.textContent)).toEqual([]);
  },
);
