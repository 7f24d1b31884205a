import { expect } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import { subjectName } from '../../../../src/core/payments/record.ts';
import type { Browser, Tab } from './payers.browser.ts';
import { holdsProof, recordsOf } from './payers.profile.ts';
import { chargesOf, type Purchase } from './payers.world.ts';

/*
 * What is promised of each payment, and the only three ways in which a browser that lost its storage can break it. Each needs a
 * storage that was cleared or full while the payment was under way, or a payer who was asked and said yes (PAY-41); without that,
 * none of them is accepted.
 *
 * - lost: the storage has no proof of it, and the page that had it in memory is gone too. Nothing on this machine knows of it.
 * - unshared: no storage, no cookie and no page with the proof tells that it is open or paid, so another page can't know that it
 *   must not be started again.
 * - unnamed: nothing tells who started it, so it is confirmed as nobody's.
 */

const mostConfirmations = 12;

/** What happened to the storage while a payment was under way. 'asked': it was full, and the payer was asked first. */
export const harms = ['asked', 'cleared', 'full'] as const;
export type Harm = (typeof harms)[number];

export interface Excuses {
  readonly lost: ReadonlySet<string>;
  readonly unshared: ReadonlySet<Purchase>;
  readonly unnamed: ReadonlySet<Purchase>;
  readonly harmed: ReadonlyMap<Purchase, ReadonlySet<Harm>>;
}

/** Where the payer is at the provider's for a purchase, and every tab by that. */
export type AtProvider = (tab: Tab) => Purchase | null;

type Charge = ReturnType<typeof chargesOf>[number];
/** A confirmation names one of them. */
const idsOf = ({ order, charge }: Charge) => [charge.id, order.cardSessionId].filter((id) => id !== null);

/** Watches what the browser knows of each purchase, from step to step. */
export function watchPromises(browser: Browser, tabs: readonly Tab[], purchases: readonly Purchase[], at: AtProvider) {
  const { profile } = browser;
  const harmed = new Map<Purchase, Set<Harm>>();
  const harm = (purchase: Purchase, by: Harm) => harmed.set(purchase, (harmed.get(purchase) ?? new Set()).add(by));
  const excuses = { lost: new Set<string>(), unshared: new Set<Purchase>(), unnamed: new Set<Purchase>(), harmed };
  const openIn = (purchase: Purchase) => tabs.filter((tab) => tab.hosted() !== null && at(tab) === purchase);
  const isUnderWay = (purchase: Purchase) => openIn(purchase).length > 0 || chargesOf(purchase).length > 0;

  const hasCookie = ({ shop, subject, owner }: Purchase) =>
    profile.cookiesOf(shop).read(subjectName(subject), owner?.headers.UserCode ?? '') !== null;
  const isInPage = (charge: Charge) => idsOf(charge).some((id) => tabs.some((tab) => tab.page()?.knowsProof(id)));
  const isShared = (purchase: Purchase) =>
    recordsOf(profile.local, purchase).length > 0 || hasCookie(purchase) || chargesOf(purchase).some(isInPage);

  function excuse<T>(set: Set<T>, one: T, purchase: Purchase, what: string): void {
    expect(harmed.has(purchase), `${what}, though the storage never failed it`).toBe(true);
    set.add(one);
  }

  function look(purchase: Purchase, told: string): void {
    // The payer is asked whether to go on although nothing is stored (PAY-41).
    const isAsked = tabs.some((tab) => {
      const screen = tab.page()?.screen;
      return screen?.purchase === purchase && screen.state().at === 'not-kept';
    });
    if (isAsked) harm(purchase, 'asked');
    if (profile.room !== 'free' && isUnderWay(purchase)) harm(purchase, 'full');
    const charges = chargesOf(purchase);
    for (const tab of openIn(purchase)) {
      // By the storage of this tab, or by its session, which another tab may have come back with already: an earlier payment for
      // the same does not name this one.
      const session = shortHash(tab.hosted()!.split('/').at(-1)!);
      const isNamed =
        recordsOf(tab.session, purchase).length > 0 ||
        recordsOf(profile.local, purchase).some(({ traces, payment }) => [...traces, payment].includes(session));
      if (!isNamed && profile.isTabFull) harm(purchase, 'full');
      if (!isNamed) excuse(excuses.unnamed, purchase, purchase, `${told}: who started it is not kept`);
    }
    for (const each of charges.filter(({ order }) => order.fulfilments === 0)) {
      const storages = [profile.local, ...tabs.map(({ session }) => session)];
      const isInStorage = idsOf(each).some((id) => storages.some((items) => holdsProof(items, id)));
      if (!isInStorage && !isInPage(each)) excuse(excuses.lost, each.charge.id, purchase, `${told}: the proof is lost`);
    }
    if (isUnderWay(purchase) && !isShared(purchase))
      excuse(excuses.unshared, purchase, purchase, `${told}: the other tabs are not told`);
  }

  return {
    excuses: excuses as Excuses,
    /** Before the storage is cleared. */
    clearing: () => purchases.filter(isUnderWay).forEach((purchase) => harm(purchase, 'cleared')),
    /** After each step. */
    look: (told: string) => purchases.forEach((purchase) => look(purchase, told)),
  };
}

/** Charged at most once, given once, confirmed as its own at its own service, with few attempts. Returns the most attempts. */
export function expectPromises(purchase: Purchase, { confirmations }: Browser, excuses: Excuses, told: string): number {
  const { shop, owner } = purchase;
  const charges = chargesOf(purchase);
  if (!excuses.unshared.has(purchase)) expect(charges.length, `${told}; charges`).toBeLessThanOrEqual(1);
  const attempts = charges.map(({ order, charge }) => {
    const isLost = excuses.lost.has(charge.id);
    // A second charge of one order is returned by the service; it is given once all the same.
    expect(order.fulfilments, `${told}; times given`).toBeLessThanOrEqual(1);
    if (!isLost) expect(order, told).toMatchObject({ status: 'paid', fulfilments: 1 });
    if (charges.length === 1 && !isLost) expect(order.paidBy, told).toBe(charge.id);
    const sent = confirmations.filter((each) => each.shop === shop && idsOf({ order, charge }).includes(each.id));
    const isOwn = ({ as }: { as: string }) =>
      as === (owner?.headers.UserCode ?? '') || (as === '' && excuses.unnamed.has(purchase));
    expect(sent.every(isOwn), `${told}; sent as ${JSON.stringify(sent.map(({ as }) => as))}`).toBe(true);
    return sent.length;
  });
  const most = Math.max(0, ...attempts);
  expect(most, told).toBeLessThanOrEqual(mostConfirmations);
  return most;
}
