import { expect, test } from 'vitest';
import { subjectName } from '../../../../src/core/payments/record.ts';
import type { PaymentState } from '../../../../src/core/payments/payment.ts';
import type { FaultScript } from '../../../../src/sandbox/service/fault.ts';
import { randomOf } from '../../../support/random-of.ts';
import { rounds } from '../../../support/rounds.ts';
import { eventually, openBrowser, type Browser, type Outcome, type Screen, type Tab } from './payers.browser.ts';
import { chargesOf, checkoutOf, linkOf, openShop, type Purchase, type Shop } from './payers.world.ts';

/*
 * PAY-14, PAY-35, PAY-40: two tabs and two users, whatever they do in whatever order. Each sequence follows from its number
 * alone; `npm run test:soak` runs all of them, `npm test` the first few.
 */

const sequences = rounds(40, 2000);
// Where a tab was killed with a confirmation under way, the next one waits out its time limit: most of the time passes so.
const atOnce = 24;
const mostConfirmations = 12;

interface World {
  readonly shop: Shop;
  readonly browser: Browser;
  readonly tabs: readonly Tab[];
  readonly purchases: readonly Purchase[];
  readonly random: () => number;
  /** The payer reads and acts: what is under way is awaited before the next step, as long as it goes on at all. */
  readonly underWay: Promise<unknown>[];
  /** Opened when it was paid and confirmed already: to pay there is to buy it once more, which nobody wants here. */
  readonly again: Set<Screen>;
}

type Step = (world: World) => unknown;

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const passing = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const anyTab = ({ tabs, random }: World) => pick(random, tabs);
/** A screen that `fits`, in whichever tab. */
const screenThat = ({ tabs, random }: World, fits: (screen: Screen) => boolean): Screen | undefined =>
  pick(random, tabs.flatMap((tab) => tab.page()?.screen ?? []).filter(fits));

/** What the one at the screen may want to pay for. */
const ownPurchases = ({ purchases, browser: { user } }: World) =>
  purchases.filter(({ owner }) => owner === null || owner === user);

const isAtProvider = ({ tabs }: World) => tabs.some((tab) => tab.hosted() !== null);

const faults: readonly FaultScript[] = [
  { call: 'makeOnlinePaymentSuccess', status: 503, times: 2 },
  { call: 'makeOnlinePaymentSuccess', cut: 'connection', strikes: 'after' },
  { call: 'makeOnlinePaymentSuccess', cut: 'connection' },
  { call: 'makeOnlinePaymentSuccess', status: 401 },
  { call: 'makeOnlinePaymentSuccess', status: 200, body: '<html>Hotel network</html>' },
  { call: 'paymentRedirect', delayMs: 20, strikes: 'after' },
  { call: 'paymentRedirect', cut: 'connection', strikes: 'after' },
  { call: 'paymentLinkRedirect', delayMs: 20, strikes: 'after' },
  { call: 'paymentLinkRedirect', status: 500 },
  { call: 'checkoutData', status: 500 },
];

const steps: Readonly<Record<string, Step>> = {
  async open(world) {
    const unused = world.tabs.find((tab) => !tab.page() && !tab.hosted());
    await openIn(unused ?? anyTab(world), pick(world.random, ownPurchases(world)), world);
  },
  async press(world) {
    const screen = screenThat(world, ({ purchase }) => ownPurchases(world).includes(purchase));
    if (!screen || world.again.has(screen)) return;
    // Whoever is asked reads the question first: to pay again for what was paid is no.
    if (/paid/.test(screen.question() ?? '')) return screen.no();
    const pressed = screen.press();
    world.underWay.push(pressed);
    // Some wait for what comes of it, and some do the next thing at once.
    if (world.random() < 0.8) await Promise.race([pressed, passing(3000)]);
  },
  no: (world) => screenThat(world, (screen) => screen.question() !== null)?.no(),
  goOn: (world) => screenThat(world, (screen) => screen.state().at === 'elsewhere')?.goOn(),
  // An honest payer: not while the provider's page is open.
  takeBack: (world) =>
    isAtProvider(world) || screenThat(world, (screen) => screen.state().at === 'elsewhere')?.takeBack(),
  async provider(world) {
    const tab = anyTab(world);
    if (tab.hosted())
      return tab.endHosted(pick(world.random, ['success', 'success', 'success', 'failed', 'cancelled']));
    await tab?.page()?.widget?.pay();
  },
  dismiss: (world) => anyTab(world).page()?.widget?.dismiss(),
  async back(world) {
    const tab = anyTab(world);
    if (tab.hosted()) await openIn(tab, pick(world.random, world.purchases), world);
  },
  kill: (world) => anyTab(world).kill(),
  fault: ({ shop, random }) => shop.server.sandbox.faults.add(pick(random, faults)),
  wait: ({ random }) => passing(random() * 60),
  ada: ({ browser, shop }) => browser.signIn(shop.ada),
  ben: ({ browser, shop }) => browser.signIn(shop.ben),
  signOut: ({ browser }) => browser.signIn(null),
};

async function openIn(tab: Tab, purchase: Purchase, { shop, again }: World): Promise<void> {
  const isPaid = chargesOf(shop, purchase).some(({ order }) => order.fulfilments > 0);
  const screen = await tab.open(purchase);
  if (isPaid) again.add(screen);
}

async function pay(tab: Tab, outcome: Outcome = 'success'): Promise<void> {
  if (tab.hosted()) return tab.endHosted(outcome);
  await tab.page()?.widget?.pay();
}

const names = Object.keys(steps);
const usual = ['open', 'open', 'press', 'press', 'press', 'provider', 'provider', 'provider', 'goOn', 'wait', 'fault'];

/** What one user's screen shows of the other's. */
function strangersSight({ tabs, browser: { user }, purchases }: World): string[] {
  if (!user) return [];
  const others = purchases.filter(({ owner }) => owner !== null && owner !== user);
  return tabs.flatMap((tab) =>
    others
      .map(({ subject }): PaymentState => tab.page()?.shown().get(subjectName(subject)) ?? { at: 'ready' })
      .filter((state) => state.at !== 'ready' || state.trouble !== undefined)
      .map(({ at }) => at),
  );
}

async function play(number: number): Promise<void> {
  const random = randomOf(number);
  const shop = await openShop(random() < 0.5 ? 'widget' : 'redirect');
  const browser = openBrowser(shop, { canCloseWidget: random() < 0.5 });
  const purchases = [checkoutOf(shop, shop.ada), checkoutOf(shop, shop.ben), linkOf(shop)];
  const world: World = {
    shop,
    browser,
    purchases,
    random,
    tabs: [browser.openTab(), browser.openTab()],
    underWay: [],
    again: new Set(),
  };
  const story: string[] = [];
  const told = () => `sequence ${number}: ${story.join(', ')}`;
  browser.signIn(pick(random, [shop.ada, shop.ben]));
  for (const tab of world.tabs) await tab.open(pick(random, ownPurchases(world)));
  for (let count = 10 + Math.floor(random() * 16); count > 0; count -= 1) {
    const name = pick(random, random() < 0.7 ? usual : names);
    story.push(name);
    await steps[name]!(world);
    expect(strangersSight(world), told()).toEqual([]);
  }

  // In the end the service is up, and everybody comes back for what they have paid.
  shop.server.sandbox.faults.clear();
  await Promise.race([Promise.all(world.underWay), passing(500)]);
  for (const tab of world.tabs) if (tab.hosted() ?? tab.page()?.widget) await pay(tab);
  for (const user of [shop.ada, shop.ben]) {
    browser.signIn(user);
    world.tabs.forEach((tab) => tab.kill());
    await world.tabs[0]!.open(checkoutOf(shop, user));
    const own = purchases.filter(({ owner }) => owner === null || owner === user);
    await eventually(`the confirmation, ${told()}`, () => {
      // A 401 that was still under way signs out once more.
      if (browser.user !== user) browser.signIn(user);
      return (
        !browser.isKept(user) &&
        own.flatMap((purchase) => chargesOf(shop, purchase)).every(({ order }) => order.fulfilments > 0)
      );
    });
  }
  await eventually(`the end of it, ${told()}`, () => !browser.isKept());
  browser.close();
  await shop.server.close();

  for (const purchase of purchases) {
    const charges = chargesOf(shop, purchase);
    expect(charges.length, `${told()}; charges`).toBeLessThanOrEqual(1);
    for (const { order, charge } of charges) {
      expect(order, told()).toMatchObject({ status: 'paid', fulfilments: 1, paidBy: charge.id });
      const sent = browser.confirmations.filter(({ id }) => id === charge.id || id === order.cardSessionId);
      expect(sent.length, told()).toBeLessThanOrEqual(mostConfirmations);
      const owner = purchase.owner?.headers.UserCode ?? '';
      expect(
        sent.every(({ as }) => as === owner),
        `${told()}; sent as ${JSON.stringify(sent)}`,
      ).toBe(true);
    }
  }
  paid += purchases.flatMap((purchase) => chargesOf(shop, purchase)).length;
}
let paid = 0;

test(
  `PAY-14 PAY-35 PAY-40 ${sequences} sequences of two tabs and two users: none charged twice, none lost, each as its own`,
  { timeout: 900_000 },
  async () => {
    const numbers = Array.from({ length: sequences }, (_, number) => number);
    const broken: string[] = [];
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        await play(number).catch((error: Error) => broken.push(error.message));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(broken).toEqual([]);
    // Most of them pay for something, else nothing was tried.
    expect(paid).toBeGreaterThan(sequences / 2);
  },
);
