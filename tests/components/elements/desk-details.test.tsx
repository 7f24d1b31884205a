import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isFocused, texts, within } from '../support/screen.ts';
import { openAccount } from './account-screen.ts';
import { counter, openSeats, showIn } from './seats-screen.ts';
import { organization, purchased } from './subscriptions-screen.ts';

/* Lists on wide screens: widths, cut text and the order on the screen, which only a measurement can check. */

const page = sandboxPage();

// Restores the browser's `userAgent`, which a test may have replaced.
afterEach(() => void Reflect.deleteProperty(navigator, 'userAgent'));

const boxOf = (element: Element) => element.getBoundingClientRect();

test.each([
  [1280, 240, 360],
  [320, 240, 304],
])('the list of organisations is as wide as its names, within limits, in a window of %i px', async (...given) => {
  const [width, least, most] = given;
  await screen.viewport(width, 800);
  await page.logIn('admin');
  await page.put('dict-subscriptions');
  if (width < 480) await userEvent.click(screen.getByRole('button', { name: /^Search and filters/ }));
  await userEvent.click(organization());
  const list = () => boxOf(within('dict-subscriptions', '.d-options:popover-open')!);
  await expect.poll(() => list().width).toBeGreaterThanOrEqual(least);
  expect(list().width).toBeLessThanOrEqual(most);
  expect(list().right).toBeLessThanOrEqual(width);
  await userEvent.keyboard('{Escape}');
});

test('where there is room, the heading of the seats says which of the three numbers is which', async () => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001' });
  element.style.cssText = 'display: block; inline-size: 1143px';
  const heading = purchased().getByRole('columnheader', { name: /^Seats/ });
  await expect.element(heading).toHaveAttribute('title', 'empty/assigned/total');
  const note = () => getComputedStyle(heading.element(), '::after').content;
  await expect.poll(note).toContain('empty/assigned/total');
  expect(heading.element().scrollWidth).toBeLessThanOrEqual(heading.element().clientWidth);
});

test('in a window of 768 px each seat has its country below its phone number, or below the dash', async () => {
  await screen.viewport(768, 900);
  await openSeats(page);
  const rows = [...document.querySelector('dict-seats')!.shadowRoot!.querySelectorAll('tbody tr')];
  const shown = (row: Element) => {
    const line = row.querySelector('[data-key=phone] .d-seats-country');
    return line && JSON.parse(getComputedStyle(line, '::after').content);
  };
  const countries = rows.map((row) => row.querySelector('[data-key=country]')!.textContent);
  expect(countries.length).toBe(25);
  expect(rows.map((row) => shown(row) ?? '-')).toEqual(countries);
});

const isDescending = (numbers: readonly number[]) => numbers.every((each, at) => at === 0 || numbers[at - 1]! > each);

test('in Arabic the three numbers follow each other as their heading does', { tags: ['A11Y-26'] }, async () => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  await page.put('dict-subscriptions', { 'org-id': '5001', lang: 'ar' });
  const lefts = () =>
    [...(within('dict-subscriptions', 'tbody [data-key=seats] > span')?.querySelectorAll('bdi') ?? [])].map(
      (number) => number.getBoundingClientRect().left,
    );
  await expect.poll(() => lefts().length === 3 && isDescending(lefts())).toBe(true);
});

test.each([
  ['de', 736],
  ['ar', 983],
  ['ar', 1143],
  ['de', 983],
  ['en', 983],
  ['de', 1069],
  ['fr', 1069],
])('in %s a table of %i px cuts no date, breaks no number and no action within a word', async (lang, width) => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang });
  element.style.cssText = `display: block; inline-size: ${width}px`;
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  await expect.poll(() => all('tbody tr').length).toBe(25);
  await expect.poll(() => all('.d-root')[0]?.lang).toBe(lang);
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  expect(
    all('tbody :is([data-key=due], [data-key=expiry]) > span')
      .filter(isCut)
      .map(({ textContent }) => textContent),
  ).toEqual([]);
  const heights = (selector: string) => Math.max(...all(selector).map((each) => boxOf(each).height));
  expect(heights('tbody [data-action] .d-button')).toBeLessThan(40);
  expect(heights('.d-counter-count')).toBeLessThan(30);
});

test.each([736, 840])('a German table of subscriptions of %i px cuts no date, stage or time left', async (width) => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang: 'de' });
  element.style.cssText = `display: block; inline-size: ${width}px`;
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  await expect.poll(() => texts(screen.getByText('Testphase abgelaufen'))).not.toEqual([]);
  await expect.poll(() => all('.d-due').length).toBeGreaterThan(0);
  const spans = all('tbody :is([data-key=due], [data-key=expiry], [data-key=stage]) > span, .d-due');
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  expect(spans.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  expect(Math.max(...all('tbody tr').map((row) => boxOf(row).height))).toBeLessThan(54);
});

test('a Spanish table of subscriptions of 840 px cuts no heading', async () => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001', lang: 'es' });
  element.style.cssText = 'display: block; inline-size: 840px';
  await expect.poll(() => texts(screen.getByRole('columnheader', { name: 'Vence' }))).not.toEqual([]);
  const headings = [...element.shadowRoot!.querySelectorAll('thead th:not([data-action])')];
  const cut = headings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test.each([960, 1248])('a German order history of %i px cuts no type, date or status', async (width) => {
  await screen.viewport(1440, 900);
  await openAccount(page, 'retail', 'orders');
  const element = document.querySelector('dict-account')!;
  element.lang = 'de';
  element.style.cssText = `display: block; inline-size: ${width}px`;
  await expect.poll(() => texts(screen.getByText('Fehlgeschlagen'))).not.toEqual([]);
  const spans = [...element.shadowRoot!.querySelectorAll('.d-table tbody td > span')];
  const cut = spans.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  expect(boxOf(element.shadowRoot!.querySelector('[data-key=receipt] .d-button')!).height).toBeLessThan(40);
});

test.each([735, 920, 983, 1069])('a table of subscriptions of %i px cuts no number of seats', async (width) => {
  await screen.viewport(1440, 900);
  await page.logIn('enterprise');
  const element = await page.put('dict-subscriptions');
  element.style.cssText = `display: block; inline-size: ${width}px`;
  const seats = element.shadowRoot!.querySelectorAll('tbody [data-key=seats] > span');
  expect([...seats].map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^45\/75\/120/));
  expect([...seats].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});

// The widths of the list in the console in windows of 1024, 1280 and 1366 px.
test.each([727, 983, 1069])('a table of subscriptions of %i px cuts no plan of the demo', async (width) => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put('dict-subscriptions', { 'org-id': '5001' });
  element.style.cssText = `display: block; inline-size: ${width}px`;
  const plans = element.shadowRoot!.querySelectorAll('tbody [data-key=plan] > span');
  expect(plans).toHaveLength(25);
  expect([...plans].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});

test.each([
  ['dict-subscriptions', { 'org-id': '5001' }],
  ['dict-organizations', {}],
] as const)('the headings of <%s> %o end at one height, however many lines they have', async (tag, attributes) => {
  await screen.viewport(1440, 900);
  await page.logIn('admin');
  const element = await page.put(tag, attributes);
  element.style.cssText = 'display: block; inline-size: 983px';
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  const bottomOf = (heading: Element) => {
    const range = document.createRange();
    range.selectNodeContents(document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()!);
    return Math.round(range.getBoundingClientRect().bottom);
  };
  const headings = [...element.shadowRoot!.querySelectorAll('thead th:not([data-action])')];
  expect(headings.length).toBeGreaterThan(3);
  expect(Math.max(...headings.map(bottomOf)) - Math.min(...headings.map(bottomOf))).toBeLessThanOrEqual(1);
});

test.each(['en', 'de', 'fr', 'ar'])('in %s the actions of seats with tags are one line at 768 px', async (language) => {
  await screen.viewport(768, 900);
  const element = await openSeats(page, 'speech');
  showIn(language);
  await expect.poll(() => within('dict-seats', '.d-root')?.lang).toBe(language);
  await expect.poll(() => within('dict-seats', 'tbody [data-action] .d-button')).not.toBe(null);
  const buttons = [...element.shadowRoot!.querySelectorAll('tbody [data-action] .d-button')];
  expect(Math.max(...buttons.map((button) => boxOf(button).height))).toBeLessThan(40);
});

test.each(['fr', 'es', 'hi'])('in %s the action of an empty seat is one line', async (language) => {
  await screen.viewport(1280, 900);
  await openSeats(page);
  await counter('Empty').click();
  showIn(language);
  await expect.poll(() => within('dict-seats', '.d-root')?.lang).toBe(language);
  const height = () => boxOf(within('dict-seats', 'tbody [data-action] .d-button:not(.d-button-icon)')!).height;
  await expect.poll(height).toBeLessThan(40);
});

test('a table of seats of 800 px cuts no email', async () => {
  await screen.viewport(1280, 900);
  const element = await openSeats(page);
  element.style.cssText = 'display: block; inline-size: 800px';
  const emails = [...element.shadowRoot!.querySelectorAll('tbody [data-key=email] > span')];
  expect(emails).toHaveLength(25);
  expect(emails.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});

test('in rows of two lines the three numbers are words', async () => {
  await screen.viewport(320, 800);
  await page.logIn('admin');
  await page.put('dict-subscriptions', { 'org-id': '5001' });
  await userEvent.click(screen.getByRole('button', { name: /^Details of/ }).first());
  await expect.element(screen.getByText(/^\d+ empty, \d+ assigned, \d+ total$/)).toBeVisible();
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

test.each([
  ['an iPhone', iphone, ['Android / iOS', 'Mic app', 'Windows', 'MacOS / web', 'Chrome extension']],
  ['Windows', windows, ['Windows', 'MacOS / web', 'Chrome extension', 'Android / iOS', 'Mic app']],
])('on %s the installation begins with what runs there', async (_, userAgent, names) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  await page.logIn('retail');
  await page.put('dict-installation');
  await expect.poll(() => texts(screen.getByRole('heading', { level: 3 }))).toEqual(names);
});

test('the disabled Organizations can be focused, and says why', { tags: ['CON-2.2.8'] }, async () => {
  await screen.viewport(768, 800);
  await page.logIn('retail');
  await page.put('dict-nav');
  const item = screen.getByRole('link', { name: 'Organizations For organization admins' });
  const why = () => boxOf(within('dict-nav', '.d-nav-why')!).height;
  expect(why()).toBeLessThan(2);
  await expect.element(item).toHaveAttribute('tabindex', '0');
  within('dict-nav', '[aria-disabled]')!.focus({ focusVisible: true } as FocusOptions);
  await isFocused(item);
  await expect.poll(why).toBeGreaterThan(10);
});

test.each([400, 450, 500, 550])(
  'in a window of 640 by %i px the end of the side navigation cuts no item',
  async (height) => {
    await screen.viewport(640, height);
    await page.logIn('retail');
    await page.put('dict-nav');
    const rail = () => boxOf(within('dict-nav', 'nav')!);
    await expect.poll(() => rail().height).toBeGreaterThan(100);
    const items = [...document.querySelector('dict-nav')!.shadowRoot!.querySelectorAll('nav li')].map(boxOf);
    expect(items.filter(({ top, bottom }) => top < rail().bottom && bottom > rail().bottom + 1)).toEqual([]);
  },
);

test('the counters of seats are as low as a button, so that more seats are in view', async () => {
  await screen.viewport(1440, 900);
  await openSeats(page);
  expect(boxOf(counter('Total Seats').element()).height).toBeLessThanOrEqual(44);
});
