import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isGone, isShown } from '../support/screen.ts';
import { enter } from './subscriptions-screen.ts';
import { inDialog, openSeats, showIn } from './seats-screen.ts';

/* The work of an administrator on a phone: what a table offers is offered in rows of two lines too. */

const page = sandboxPage();

beforeEach(() => screen.viewport(375, 760));

test('with tabs and counters too, the first subscription begins above 400 px of a phone', async () => {
  await enter(page, 'enterprise');
  const element = document.querySelector('dict-subscriptions')!;
  // The place of the element in the console: as wide as a phone without the gutters, below header (57 px) and padding (24 px).
  element.style.cssText = 'display: block; inline-size: 343px';
  const top = () => {
    const row = element.shadowRoot!.querySelector('tbody tr')!.getBoundingClientRect();
    return row.top - element.getBoundingClientRect().top + 57 + 24;
  };
  await expect.poll(top).toBeLessThan(400);
});

const select = () => screen.getByRole('checkbox', { name: /^Select / });

test.each([320, 600])('seats are selected and unassigned together in rows of two lines, at %i px', async (width) => {
  await screen.viewport(width, 760);
  await openSeats(page);
  await expect.element(screen.getByRole('columnheader', { name: 'Select' })).toBeInTheDocument();
  for (const at of [0, 1]) await select().nth(at).click();
  await isShown('2 selected');
  await button('Unassign').click();
  await expect.element(dialog('Unassign 2 users?')).toBeVisible();
  await inDialog('Confirm').click();
  await isShown('Access to product removed for 2 users');
  await isGone('2 selected');
  expect(page.requestsTo('UnassignSeats')[0]!.SeatCodes).toHaveLength(2);
});

test('the number of selected seats stays in view below the rows', async () => {
  await openSeats(page);
  await select().first().click();
  const bottom = () => screen.getByText('1 selected').element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(760);
  await expect.poll(bottom).toBeGreaterThan(600);
});

test.each(['en', 'de', 'ar'])(
  'in %s the search and the assignment of seats stand side by side at 320 px',
  async (lang) => {
    await screen.viewport(320, 760);
    const element = await openSeats(page);
    element.style.cssText = 'display: block; inline-size: 288px';
    showIn(lang);
    const root = element.shadowRoot!;
    await expect.poll(() => root.querySelector('.d-root')?.getAttribute('lang')).toBe(lang);
    const tools = () => [...root.querySelectorAll('.d-seats-tools > .d-button, .d-seats-fold > .d-button')];
    await expect.poll(() => tools().length).toBe(2);
    const tops = () => new Set(tools().map((tool) => Math.round(tool.getBoundingClientRect().top))).size;
    await expect.poll(tops).toBe(1);
  },
);

test('in German the heading of the seats is one line beside the export at 320 px', async () => {
  await screen.viewport(320, 760);
  const element = await openSeats(page);
  element.style.cssText = 'display: block; inline-size: 288px';
  showIn('de');
  const heading = () => element.shadowRoot!.querySelector<HTMLElement>('.d-list-tools .d-heading');
  await expect.poll(() => heading()?.textContent).toBe('Alle Lizenzen');
  expect(heading()!.getBoundingClientRect().height).toBeLessThan(30);
});

test('a subscription with a button has its id and its date on one line of a phone of 375 px', async () => {
  await page.logIn('retail');
  const element = await page.put('dict-subscriptions');
  element.style.cssText = 'display: block; inline-size: 343px';
  const lines = () => [...element.shadowRoot!.querySelectorAll('tbody tr:has([data-action] button)')];
  await expect.poll(() => lines().length).toBe(2);
  const heights = lines().map((row) => {
    const [id, date] = row.querySelectorAll('[data-line=second]');
    return date!.getBoundingClientRect().bottom - id!.getBoundingClientRect().top;
  });
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('at 320 px the line of the subscription takes two lines, and every seat is as high as the next', async () => {
  await screen.viewport(320, 760);
  const element = await openSeats(page);
  element.style.cssText = 'display: block; inline-size: 288px';
  const root = element.shadowRoot!;
  await isShown('chiara.003@hospital.example');
  const line = () => root.querySelector<HTMLElement>('.d-seats-subscription')!;
  await expect.poll(() => line().textContent).toMatch(/· expires/);
  expect(line().getBoundingClientRect().height).toBeLessThan(40);
  const top = root.querySelector('tbody tr')!.getBoundingClientRect().top - element.getBoundingClientRect().top;
  // Header and padding of the console above the element.
  expect(top + 57 + 24).toBeLessThan(400);
  const heights = [...root.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height));
  expect([...new Set(heights)]).toEqual([expect.any(Number)]);
});

test('at 320 px a plan of 17 letters and the state of an extended trial share a line', async () => {
  await screen.viewport(320, 760);
  await enter(page, 'enterprise');
  const element = document.querySelector<HTMLElement>('dict-subscriptions')!;
  element.style.cssText = 'display: block; inline-size: 288px';
  const chip = () => screen.getByText('Trial extended').element();
  await expect.poll(() => element.shadowRoot!.querySelectorAll('tbody tr').length).toBe(3);
  expect(chip().getBoundingClientRect().height).toBeLessThan(30);
});
