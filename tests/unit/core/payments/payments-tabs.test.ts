import { afterEach, describe, expect, test } from 'vitest';
import { eventually, openBrowser, type Browser, type Tab } from './payers.browser.ts';
import type { Screen } from './payers.screens.ts';
import { chargesOf, checkoutOf, linkOf, openShop, type Purchase, type Shop, type Way } from './payers.world.ts';

/*
 * PAY-14: two tabs with one subscription or one payment link. In any order of presses, one charge is made, confirmed
 * and fulfilled once.
 */

const kinds = (['widget', 'redirect'] as const).flatMap((way) =>
  (['checkout', 'link'] as const).map((screen) => ({ way, screen })),
);

let shop: Shop;
let browser: Browser;
afterEach(async () => {
  browser.close();
  await shop.server.close();
});

async function openTwoTabs(way: Way, screen: 'checkout' | 'link') {
  shop = await openShop(way);
  browser = openBrowser();
  const purchase = screen === 'link' ? linkOf(shop) : checkoutOf(shop, shop.ada);
  if (purchase.owner) browser.signIn(purchase.owner);
  const [one, other] = [browser.openTab(), browser.openTab()];
  const screens = [await one.open(purchase), await other.open(purchase)] as const;
  return { purchase, one, other, screens };
}

/** Pays on the provider's page or in the widget. */
async function finish(tab: Tab): Promise<void> {
  if (tab.hosted()) return tab.endHosted('success');
  await tab.page()!.widget!.pay();
}

async function expectOneCharge(purchase: Purchase): Promise<void> {
  await eventually('the confirmation', () => !browser.isKept());
  const charges = chargesOf(purchase);
  expect(charges).toHaveLength(1);
  const [{ order, charge }] = charges as [(typeof charges)[number]];
  expect(order).toMatchObject({ status: 'paid', fulfilments: 1, paidBy: charge.id });
}

/** Presses Pay now if it is offered, and declines any question. */
async function expectNothingStarts(screen: Screen): Promise<void> {
  const before = browser.starts.length;
  await screen.press();
  expect(browser.starts.length).toBe(before);
  expect(screen.question() !== null || screen.state().at !== 'ready' || !screen.isPayable()).toBe(true);
  screen.no();
}

describe.each(kinds)('PAY-14 two tabs, $screen by $way', ({ way, screen }) => {
  test('both press Pay now at once: one continues, the other says so, and one charge is made [DEC-7.2]', async () => {
    const { purchase, one, other, screens } = await openTwoTabs(way, screen);
    await Promise.all(screens.map((each) => each.press()));
    const isAtProvider = (tab: Tab) => tab.hosted() !== null || tab.page()!.widget !== null;
    expect([one, other].filter(isAtProvider)).toHaveLength(1);
    expect(browser.starts).toHaveLength(1);
    const [ahead, behind] = isAtProvider(one) ? [one, other] : [other, one];
    const state = behind.page()!.screen!.state();
    expect(state.at === 'elsewhere' || (state.at === 'ready' && state.trouble?.kind === 'elsewhere')).toBe(true);
    await finish(ahead);
    await expectNothingStarts(behind.page()!.screen!);
    await expectOneCharge(purchase);
  });

  test('one is idle while the other pays: it knows of it before it starts anything [DEC-7.5]', async () => {
    const { purchase, one, screens } = await openTwoTabs(way, screen);
    await screens[0].press();
    await finish(one);
    await eventually('the confirmation', () => !browser.isKept());
    one.kill();
    await expectNothingStarts(screens[1]);
    await expectOneCharge(purchase);
  });

  test('one is closed in the middle: the other pays, and one charge is made', async () => {
    const { purchase, one, other, screens } = await openTwoTabs(way, screen);
    await screens[0].press();
    one.kill();
    if (way === 'redirect') {
      expect(screens[1].state().at).toBe('elsewhere');
      screens[1].takeBack();
      await eventually('Pay now', () => screens[1].isPayable());
    }
    await screens[1].press();
    await finish(other);
    await expectOneCharge(purchase);
  });
});

describe.each(['checkout', 'link'] as const)('PAY-14 two tabs, %s by redirect', (screen) => {
  test('the other tab continues the open payment, and both pay at the provider: one charge', async () => {
    const { purchase, one, other, screens } = await openTwoTabs('redirect', screen);
    await screens[0].press();
    screens[1].goOn();
    expect(other.hosted()).toBe(one.hosted());
    await one.endHosted('success');
    await other.endHosted('success');
    expect(browser.starts).toHaveLength(1);
    await expectOneCharge(purchase);
  });

  test('the other tab reads the storage before it starts, if no event has announced the open payment', async () => {
    const { purchase, one, screens } = await openTwoTabs('redirect', screen);
    browser.profile.tellsTabs = false;
    await screens[0].press();
    expect(screens[1].isPayable()).toBe(true);
    await screens[1].press();
    expect(screens[1].state().at).toBe('elsewhere');
    expect(browser.starts).toHaveLength(1);
    await one.endHosted('success');
    await expectOneCharge(purchase);
  });

  test('the tab closes after the charge and before the return: the other continues, and it is confirmed', async () => {
    const { purchase, one, other, screens } = await openTwoTabs('redirect', screen);
    await screens[0].press();
    await one.endHosted('success', true);
    one.kill();
    screens[1].goOn();
    await other.endHosted('success');
    await expectOneCharge(purchase);
  });

  test('after a return without a payment both tabs show Pay now again [DEC-7.3]', async () => {
    const { purchase, one, other, screens } = await openTwoTabs('redirect', screen);
    await screens[0].press();
    expect(screens[1].state().at).toBe('elsewhere');
    await one.endHosted('cancelled');
    await eventually('Pay now', () => screens[1].state().at === 'ready' && screens[1].isPayable());
    await screens[1].press();
    await finish(other);
    await expectOneCharge(purchase);
  });
});
