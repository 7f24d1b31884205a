import { afterAll, expect, test } from 'vitest';
import { subjectName } from '../../../../src/core/payments/record.ts';
import type { FaultScript } from '../../../../src/sandbox/service/fault.ts';
import { randomOf } from '../../../support/random-of.ts';
import { rounds } from '../../../support/rounds.ts';
import { eventually, openBrowser, type Browser, type Outcome, type Screen, type Tab } from './payers.browser.ts';
import { expectPromises, harms, watchPromises, type Harm } from './payers.promises.ts';
import { chargesOf, checkoutOf, linkOf, openShop, type Purchase, type Shop } from './payers.world.ts';

/*
 * PAY-14, PAY-35, PAY-40: two tabs, two users and two services, whatever they do in whatever order: also a reload, a crash, a
 * clock that is set back, a storage that is cleared or full. Each sequence follows from its number alone. `npm run test:soak`
 * runs all of them, `npm test` the first few.
 */

const sequences = rounds(40, 5000);
const inOneTest = 500;
// Where a tab was killed with a confirmation under way, the next one waits out its time limit: most of the time passes so.
const atOnce = 24;
const dayMs = 24 * 60 * 60_000;

interface World {
  readonly shops: readonly Shop[];
  readonly browser: Browser;
  readonly tabs: readonly Tab[];
  readonly purchases: readonly Purchase[];
  readonly random: () => number;
  /** The payer reads and acts: what is under way is awaited before the next step, as long as it goes on at all. */
  readonly underWay: Promise<unknown>[];
  /** Opened when it was paid and confirmed already: to pay there is to buy it once more, which nobody wants here. */
  readonly again: Set<Screen>;
  /** What the payer is at the provider's for, or was. */
  readonly leftFor: Map<Tab, Purchase>;
  /** Where something may have been started. */
  readonly pressedAt: Set<Shop>;
  readonly promises: ReturnType<typeof watchPromises>;
}

type Step = (world: World) => unknown;

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const passing = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const anyTab = ({ tabs, random }: World) => pick(random, tabs);
/** A screen that `fits`, in whichever tab. */
const screenThat = ({ tabs, random }: World, fits: (screen: Screen) => boolean): Screen | undefined =>
  pick(random, tabs.flatMap((tab) => tab.page()?.screen ?? []).filter(fits));
const tabOf = ({ tabs }: World, screen: Screen) => tabs.find((tab) => tab.page()?.screen === screen)!;

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
    world.leftFor.set(tabOf(world, screen), screen.purchase);
    world.pressedAt.add(screen.purchase.shop);
    let isOver = false;
    const pressed = screen.press().finally(() => (isOver = true));
    world.underWay.push(pressed);
    // Some wait for what comes of it, and some do the next thing at once.
    if (world.random() >= 0.8) return;
    const deadline = performance.now() + 3000;
    while (!isOver && screen.state().at !== 'not-kept' && performance.now() < deadline) await passing(1);
  },
  no: (world) => screenThat(world, (screen) => screen.question() !== null)?.no(),
  goOn(world) {
    const screen = screenThat(world, (each) => ['elsewhere', 'not-kept'].includes(each.state().at));
    if (!screen) return;
    world.leftFor.set(tabOf(world, screen), screen.purchase);
    screen.goOn();
  },
  // An honest payer: not while the provider's page is open, nor after it was paid there.
  takeBack: (world) =>
    isAtProvider(world) ||
    screenThat(
      world,
      ({ state, purchase }) => ['elsewhere', 'not-kept'].includes(state().at) && chargesOf(purchase).length === 0,
    )?.takeBack(),
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
  async reload(world) {
    const tab = anyTab(world);
    const purchase = tab.page()?.screen?.purchase;
    if (purchase) await openIn(tab, purchase, world);
  },
  crash: (world) => anyTab(world).kill(),
  close: (world) => anyTab(world).close(),
  clockBack: ({ browser }) => browser.clock.jump(-2 * dayMs),
  fault: ({ shops, random }) => pick(random, shops).server.sandbox.faults.add(pick(random, faults)),
  wait: ({ random }) => passing(random() * 60),
  ada: ({ browser, shops }) => browser.signIn(shops[0]!.ada),
  ben: ({ browser, shops }) => browser.signIn(shops[0]!.ben),
  signOut: ({ browser }) => browser.signIn(null),
};

/** Happen in some sequences only: what they take away can't be promised any more. */
const storageSteps: Readonly<Record<string, Step>> = {
  clearLocal(world) {
    world.promises.clearing();
    world.browser.clearLocal(anyTab(world));
  },
  clearEverything(world) {
    world.promises.clearing();
    world.browser.clearEverything();
  },
  fill({ browser: { profile }, random }) {
    profile.room = random() < 0.3 ? 'drafts' : 'none';
    profile.isTabFull = random() < 0.5;
    profile.takesCookies = random() < 0.7;
  },
  makeRoom: ({ browser }) => makeRoom(browser),
};

function makeRoom({ profile }: Browser): void {
  profile.room = 'free';
  profile.isTabFull = false;
  profile.takesCookies = true;
}

async function openIn(tab: Tab, purchase: Purchase, { again }: World): Promise<void> {
  const isPaid = chargesOf(purchase).some(({ order }) => order.fulfilments > 0);
  const screen = await tab.open(purchase);
  if (isPaid) again.add(screen);
}

async function pay(tab: Tab, outcome: Outcome = 'success'): Promise<void> {
  if (tab.hosted()) return tab.endHosted(outcome);
  await tab.page()?.widget?.pay();
}

const names = Object.keys(steps);
const storageNames = Object.keys(storageSteps);
const usual = ['open', 'open', 'press', 'press', 'press', 'provider', 'provider', 'provider', 'goOn', 'wait', 'fault'];

/** What one user's screen shows of the other's, and the console of one service of the other. */
function strangersSight({ tabs, browser: { user }, purchases }: World): string[] {
  const others = purchases.filter(({ owner }) => user !== null && owner !== null && owner !== user);
  return tabs.flatMap((tab) =>
    others.flatMap(({ shop, subject }) => {
      const page = tab.page();
      const state = page?.shop === shop ? page.shown().get(subjectName(subject)) : undefined;
      return !state || (state.at === 'ready' && !state.trouble) ? [] : [state.at];
    }),
  );
}

/** Of a service where nobody has started anything, no payment is shown. */
function othersPayments({ tabs, pressedAt, shops }: World): string[] {
  const unused = shops.filter((shop) => !pressedAt.has(shop));
  return tabs
    .filter((tab) => unused.includes(tab.page()?.shop as Shop))
    .flatMap((tab) => [...tab.page()!.shown().values()].map(({ at }) => at).filter((at) => at !== 'ready'));
}

interface Tally {
  sequences: number;
  paid: number;
  mostConfirmations: number;
  /** Sequences that broke a promise. */
  broken: number;
  /** Where the storage failed, or the payer was asked, no client can keep them all: how many sequences, and what came of it. */
  readonly harmed: Readonly<Record<Harm, { sequences: number; lost: number; again: number }>>;
}

const newTally = (): Tally => ({
  sequences: 0,
  paid: 0,
  mostConfirmations: 0,
  broken: 0,
  harmed: Object.fromEntries(harms.map((harm) => [harm, { sequences: 0, lost: 0, again: 0 }])) as Tally['harmed'],
});

function count({ purchases, promises: { excuses } }: World, most: number, tally: Tally): void {
  tally.mostConfirmations = Math.max(tally.mostConfirmations, most);
  const happened = [...excuses.harmed.values()];
  for (const harm of harms) if (happened.some((each) => each.has(harm))) tally.harmed[harm].sequences += 1;
  for (const purchase of purchases) {
    const charges = chargesOf(purchase);
    tally.paid += charges.length;
    // The first that fits: whoever was asked knew of it.
    const harm = harms.find((each) => excuses.harmed.get(purchase)?.has(each));
    if (!harm) continue;
    tally.harmed[harm].lost += charges.filter(({ order }) => order.fulfilments === 0).length;
    tally.harmed[harm].again += Math.max(0, charges.length - 1);
  }
}

const toldOf: Readonly<Record<Harm, string>> = {
  asked: 'the payer was asked, because nothing could be stored, and said yes or no',
  cleared: 'the storage was cleared while a payment was under way',
  full: 'the storage was full while a payment was under way',
};

function report(seeds: string, { sequences, paid, mostConfirmations, broken, harmed }: Tally): void {
  const kept = broken === 0 ? '0 lost, 0 twice, 0 seen by another' : `${broken} SEQUENCES BROKE A PROMISE`;
  const excused = harms.map((harm) => {
    const { sequences: of, lost, again } = harmed[harm];
    return `${of} sequences in which ${toldOf[harm]}: ${lost} went with their page, ${again} paid again`;
  });
  console.info(
    [
      `payments: ${seeds}, ${sequences} sequences, ${paid} paid, at most ${mostConfirmations} confirmations: ${kept}`,
      ...excused,
    ].join('; '),
  );
}

const total = newTally();
afterAll(() => report('all seeds', total));

async function open(number: number): Promise<World> {
  const random = randomOf(number);
  const way = random() < 0.5 ? 'widget' : 'redirect';
  const shops = [await openShop(way), ...(random() < 0.5 ? [await openShop(way, 'other')] : [])];
  const browser = openBrowser({ canCloseWidget: random() < 0.5 });
  const purchases = shops.flatMap((shop) => [checkoutOf(shop, shop.ada), checkoutOf(shop, shop.ben), linkOf(shop)]);
  const tabs = [browser.openTab(), browser.openTab()];
  const leftFor = new Map<Tab, Purchase>();
  const promises = watchPromises(browser, tabs, purchases, (tab) => leftFor.get(tab) ?? null);
  return {
    shops,
    browser,
    purchases,
    random,
    tabs,
    underWay: [],
    again: new Set(),
    leftFor,
    pressedAt: new Set(),
    promises,
  };
}

async function play(number: number, tallies: readonly Tally[]): Promise<void> {
  const world = await open(number);
  const { browser, shops, tabs, purchases, random, promises } = world;
  const story: string[] = [];
  const told = () => `sequence ${number}: ${story.join(', ')}`;
  const hasStorageTrouble = random() < 0.5;
  browser.signIn(pick(random, [shops[0]!.ada, shops[0]!.ben]));
  for (const tab of tabs) await tab.open(pick(random, ownPurchases(world)));
  for (let count = 10 + Math.floor(random() * 16); count > 0; count -= 1) {
    const isStorage = hasStorageTrouble && random() < 0.15;
    const name = pick(random, isStorage ? storageNames : random() < 0.7 ? usual : names);
    story.push(name);
    await (isStorage ? storageSteps : steps)[name]!(world);
    expect(strangersSight(world), told()).toEqual([]);
    expect(othersPayments(world), told()).toEqual([]);
    promises.look(told());
  }
  await comeBack(world, told);
  browser.close();
  await Promise.all(shops.map(({ server }) => server.close()));

  const attempts = purchases.map((purchase) => expectPromises(purchase, browser, promises.excuses, told()));
  for (const tally of tallies) count(world, Math.max(...attempts), tally);
}

/** In the end the service is up, the storage has room, and everybody comes back for what they have paid. */
async function comeBack(world: World, told: () => string): Promise<void> {
  const { browser, shops, tabs, purchases, promises } = world;
  shops.forEach(({ server }) => server.sandbox.faults.clear());
  makeRoom(browser);
  await Promise.race([Promise.all(world.underWay), passing(500)]);
  promises.look(told());
  for (const tab of tabs) if (tab.hosted() ?? tab.page()?.widget) await pay(tab);
  promises.look(told());
  const users = [shops[0]!.ada, shops[0]!.ben];
  for (const [user, shop] of users.flatMap((each) => shops.map((shop) => [each, shop] as const))) {
    browser.signIn(user);
    tabs.forEach((tab) => tab.kill());
    promises.look(told());
    for (const tab of tabs) await tab.open(checkoutOf(shop, user));
    const own = purchases.filter((each) => each.shop === shop && (each.owner === null || each.owner === user));
    await eventually(`the confirmation, ${told()}`, () => {
      // A 401 that was still under way signs out once more.
      if (browser.user !== user) browser.signIn(user);
      return !browser.isKept(user, shop) && own.every((purchase) => isDone(purchase, world));
    });
  }
  await eventually(`the end of it, ${told()}`, () => !browser.isKept());
}

const isDone = (purchase: Purchase, { promises }: World) =>
  chargesOf(purchase).every(({ order, charge }) => order.fulfilments > 0 || promises.excuses.lost.has(charge.id));

const parts = Array.from({ length: Math.ceil(sequences / inOneTest) }, (_, part) => {
  const first = part * inOneTest;
  return { first, last: Math.min(sequences, first + inOneTest) - 1 };
});

test.each(parts)(
  'PAY-14 PAY-35 PAY-40 sequences $first to $last of two tabs, users and services: none charged twice, none lost, each as its own',
  { timeout: 900_000 },
  async ({ first, last }) => {
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const tally = newTally();
    const broken: string[] = [];
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const seed = number;
        [tally, total].forEach((each) => (each.sequences += 1));
        await play(seed, [tally, total]).catch((error: Error) => {
          broken.push(`seed ${seed}: ${error.message}`);
          console.info(broken.at(-1));
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    [tally, total].forEach((each) => (each.broken += broken.length));
    report(`seeds ${first} to ${last}`, tally);
    expect(broken).toEqual([]);
    // Most of them pay for something, else nothing was tried.
    expect(tally.paid).toBeGreaterThan((last - first + 1) / 2);
  },
);
