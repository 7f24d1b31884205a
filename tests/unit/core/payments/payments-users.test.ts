import { afterEach, describe, expect, test } from 'vitest';
import type { PaymentState } from '../../../../src/core/payments/payment.ts';
import { subjectName } from '../../../../src/core/payments/record.ts';
import { eventually, openBrowser, type Browser, type Tab } from './payers.browser.ts';
import {
  chargesOf,
  checkoutOf,
  linkOf,
  openShop,
  type Purchase,
  type Shop,
  type User,
  type Way,
} from './payers.world.ts';

/*
 * PAY-35: Ada presses Pay now; before, during or after the payment Ben takes over the desk. Every charge is confirmed
 * for its own account, and neither sees the other's.
 */

const ways = ['widget', 'redirect'] as const;
const next = { ben: 'Ben signs in', nobody: 'Ada signs out' } as const;
const kinds = ways.flatMap((way) => (['ben', 'nobody'] as const).map((who) => ({ way, who, how: next[who] })));

let shop: Shop;
let browser: Browser;
afterEach(async () => {
  browser.close();
  await shop.server.close();
});

async function openDesk(way: Way, options: Parameters<typeof openBrowser>[0] = {}) {
  shop = await openShop(way);
  browser = openBrowser(options);
  const [adas, bens] = [checkoutOf(shop, shop.ada), checkoutOf(shop, shop.ben)];
  browser.signIn(shop.ada);
  const tab = browser.openTab();
  const screen = await tab.open(adas);
  return { adas, bens, tab, screen };
}

const userOf = (who: 'ben' | 'nobody'): User | null => (who === 'ben' ? shop.ben : null);

/** Ben pays for his own subscription in a new tab, while Ada's tabs stay open. */
async function benPays(bens: Purchase): Promise<void> {
  browser.signIn(shop.ben);
  const tab = browser.openTab();
  const screen = await tab.open(bens);
  await screen.press();
  await pay(tab);
}

async function pay(tab: Tab): Promise<void> {
  if (tab.hosted()) return tab.endHosted('success');
  await tab.page()!.widget!.pay();
}

const shownOf = (tab: Tab, { subject }: Purchase): PaymentState =>
  tab.page()?.shown().get(subjectName(subject)) ?? { at: 'ready' };

/** Every purchase is confirmed and fulfilled once, and for its own account only. */
async function expectPaidAsOwn(...purchases: readonly Purchase[]): Promise<void> {
  browser.signIn(shop.ada);
  for (const purchase of purchases) {
    browser.signIn(purchase.owner);
    await eventually('the confirmation', () => chargesOf(purchase).every(({ order }) => order.fulfilments === 1));
    const charges = chargesOf(purchase);
    expect(charges).toHaveLength(1);
    const [{ order, charge }] = charges as [(typeof charges)[number]];
    expect(order).toMatchObject({
      status: 'paid',
      fulfilments: 1,
      paidBy: charge.id,
      userId: Number(purchase.owner!.id),
    });
    const sentAs = browser.confirmations.filter(({ id }) => id === charge.id || id === order.cardSessionId);
    expect(sentAs.length).toBeGreaterThan(0);
    expect(new Set(sentAs.map(({ as }) => as))).toEqual(new Set([purchase.owner!.headers.UserCode]));
  }
}

describe.each(kinds)('PAY-35 two users, by $way, where $how', ({ way, who }) => {
  test('before anything is opened: the payment stops, and Ada can pay later', async () => {
    const { adas, bens, tab, screen } = await openDesk(way);
    shop.server.sandbox.faults.add({ call: 'paymentRedirect', delayMs: 100, strikes: 'after' });
    const pressed = screen.press();
    await eventually('the start', () => browser.starts.length === 1);
    browser.signIn(userOf(who));
    await pressed;
    expect(tab.hosted()).toBe(null);
    expect(tab.page()!.widget).toBe(null);
    expect(shownOf(tab, adas)).toEqual({ at: 'ready' });
    await benPays(bens);
    browser.signIn(shop.ada);
    const again = browser.openTab();
    await (await again.open(adas)).press();
    await pay(again);
    await expectPaidAsOwn(adas, bens);
  });

  test('during the payment: it waits for Ada, unseen, and is confirmed as hers [DEC-7.6]', async () => {
    const { adas, bens, tab, screen } = await openDesk(way, { canCloseWidget: false });
    await screen.press();
    browser.signIn(userOf(who));
    await pay(tab);
    // When Ada returns, nobody or Ben is signed in: the payment is stored, and neither sent nor shown.
    expect(browser.isKept()).toBe(true);
    expect(browser.confirmations).toEqual([]);
    if (who === 'ben') expect(shownOf(tab, adas)).toEqual({ at: 'ready' });
    else expect(shownOf(tab, adas)).toMatchObject({ at: 'pending', waitsForAccount: true });
    await benPays(bens);
    await expectPaidAsOwn(adas, bens);
  });

  test('after it, while the service is down: it waits for Ada, unseen, and is confirmed as hers', async () => {
    const { adas, bens, tab, screen } = await openDesk(way);
    shop.server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', status: 503 });
    await screen.press();
    await pay(tab);
    await eventually('the first attempt', () => browser.confirmations.length > 0);
    browser.signIn(userOf(who));
    if (who === 'ben') expect(shownOf(tab, adas)).toEqual({ at: 'ready' });
    else expect(shownOf(tab, adas)).toMatchObject({ at: 'pending', waitsForAccount: true });
    await benPays(bens);
    await expectPaidAsOwn(adas, bens);
  });
});

test('PAY-35 an open widget closes when its user signs out, and the next user does not get its payment', async () => {
  const { adas, tab, screen } = await openDesk('widget');
  await screen.press();
  expect(tab.page()!.widget).not.toBe(null);
  browser.signIn(shop.ben);
  expect(tab.page()!.widget).toBe(null);
  expect(shownOf(tab, adas)).toEqual({ at: 'ready' });
});

test('PAY-35 PAY-14 the next user does not see a payment that another one has open at the provider', async () => {
  const { adas, tab, screen } = await openDesk('redirect');
  const other = browser.openTab();
  await other.open(adas);
  await screen.press();
  expect(tab.hosted()).not.toBe(null);
  expect(shownOf(other, adas).at).toBe('elsewhere');
  browser.signIn(shop.ben);
  expect(shownOf(other, adas)).toEqual({ at: 'ready' });
  browser.signIn(shop.ada);
  expect(shownOf(other, adas).at).toBe('elsewhere');
});

test('PAY-35 a link whose start could not be stored is not mistaken for Ada’s open payment in the same tab', async () => {
  const { adas, tab, screen } = await openDesk('redirect');
  await screen.press();
  const link = await tab.open(linkOf(shop));
  browser.profile.isFull = true;
  await link.press();
  await tab.endHosted('success');
  await eventually('the confirmation', () => browser.confirmations.length > 0);
  expect(browser.confirmations.map(({ as }) => as)).toEqual(['']);
  expect(shownOf(tab, adas)).toEqual({ at: 'ready' });
});
