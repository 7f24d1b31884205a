import type { PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { confirmReturned, dismissReturned } from '../../../../src/core/payments/returned.ts';
import { createLocks } from '../../../support/locks.ts';
import { openPage, type LivePage, type Page, type PageWorld } from './payers.page.ts';
import type { Screen } from './payers.screens.ts';
import { createProfile, prefixOf, type Profile } from './payers.profile.ts';
import { scaledClock } from './payments.world.ts';
import type { Purchase, Shop, User } from './payers.world.ts';

export type { Screen } from './payers.screens.ts';

/* One browser with its tabs, which may show the consoles of several services. */

export type Outcome = 'success' | 'cancelled' | 'failed';

export interface Tab {
  /** Its own storage. */
  readonly session: ReadonlyMap<string, string>;
  /** null while it is at the provider's. */
  page(): Page | null;
  /** Opens what is paid for, and waits until it is shown. The page before it is left as usual. */
  open(purchase: Purchase): Promise<Screen>;
  /** At the provider's page: the address. */
  hosted(): string | null;
  /** Pays there, or does not; the way back leads into this tab. With `isLost` the tab is killed before it. */
  endHosted(outcome: Outcome, isLost?: boolean): Promise<void>;
  /** The renderer crashes: the page has no chance to save anything. The tab can be loaded again. */
  kill(): void;
  /** The same, and the storage of the tab goes too. */
  close(): void;
}

export interface Confirmation {
  readonly shop: Shop;
  /** Of the payment or session. */
  readonly id: string;
  /** The user code, '' for nobody. */
  readonly as: string;
}

export interface Browser {
  readonly user: User | null;
  readonly profile: Profile;
  readonly clock: ReturnType<typeof scaledClock>;
  /** In every tab: signs them in, whoever was there before; null signs out. */
  signIn(user: User | null): void;
  openTab(): Tab;
  /** A script of the page in `tab` clears the storage that all tabs share; the other pages hear of it. */
  clearLocal(tab: Tab): void;
  /** The user clears the data of the site: every storage and cookie. */
  clearEverything(): void;
  /** Confirmations that have left. */
  readonly confirmations: readonly Confirmation[];
  /** How often the service was asked to start a payment. */
  readonly starts: readonly PaymentSubject[];
  /** Whether a paid payment is stored; with `of` and `shop`, one of this user or of nobody at this service. */
  isKept(of?: User, shop?: Shop): boolean;
  close(): void;
}

export function openBrowser({ canCloseWidget = true } = {}): Browser {
  const profile = createProfile();
  const clock = scaledClock();
  const pages = new Set<LivePage>();
  const tabs = new Map<Tab, { readonly session: Map<string, string>; leave: (address: string) => void }>();
  const pageOf = (tab: Tab) => tab.page() as LivePage | null;
  const confirmations: Confirmation[] = [];
  const starts: PaymentSubject[] = [];
  let user: User | null = null;

  const world: PageWorld = {
    clock,
    locks: createLocks(),
    profile,
    pages,
    canCloseWidget,
    user: () => user,
    signOut: () => browser.signIn(null),
    leave: (page, address) => tabs.forEach(({ leave }, tab) => pageOf(tab) === page && leave(address)),
    confirming: (shop, id, as) => confirmations.push({ shop, id, as }),
    starting: (subject) => starts.push(subject),
  };

  function openTab(): Tab {
    const session = new Map<string, string>();
    let live: LivePage | null = null;
    let hosted: { readonly address: string; readonly shop: Shop } | null = null;

    // As a browser leaves a page: it may still save something.
    function leavePage() {
      live?.events.forEach((each) => each.suspend());
      live?.end();
      live = null;
    }

    function load(shop: Shop, purchase: Purchase | null): LivePage {
      leavePage();
      hosted = null;
      return (live = openPage(world, shop, session, purchase));
    }

    const tab: Tab = {
      session,
      page: () => live,
      hosted: () => hosted?.address ?? null,
      async open(purchase) {
        const { screen } = load(purchase.shop, purchase);
        await eventually('the screen', () => !screen!.isLoading());
        return screen!;
      },
      async endHosted(outcome, isLost = false) {
        const { address, shop } = hosted!;
        const response = await fetch(address, {
          method: 'POST',
          headers: { Origin: shop.server.url },
          body: new URLSearchParams({ outcome }),
          redirect: 'manual',
        });
        hosted = null;
        if (isLost) return;
        const [, sessionId, status] = /paymentconfirmation\/([^/]+)\/(\w+)$/.exec(response.headers.get('Location')!)!;
        const page = load(shop, null);
        if (status === 'success') page.show(confirmReturned(sessionId!, page.payments).subject);
        else dismissReturned(sessionId!, page.payments.journal);
      },
      kill() {
        live?.end();
        live = null;
        hosted = null;
      },
      close() {
        tab.kill();
        session.clear();
      },
    };
    tabs.set(tab, {
      session,
      leave(address) {
        hosted = { address, shop: live!.shop };
        leavePage();
      },
    });
    return tab;
  }

  const browser: Browser = {
    profile,
    clock,
    get user() {
      return user;
    },
    signIn(next) {
      user = next;
      [...pages].forEach((page) => page.userChanged());
    },
    openTab,
    clearLocal(tab) {
      profile.local.clear();
      for (const page of pages) if (page !== pageOf(tab)) page.events.forEach((each) => each.look());
    },
    clearEverything() {
      profile.local.clear();
      profile.clearCookies();
      tabs.forEach(({ session }) => session.clear());
    },
    confirmations,
    starts,
    isKept: (of, shop) =>
      [...profile.local].some(([key, text]) => {
        const { state, account } = JSON.parse(text) as { state: string; account: string };
        const isTheirs = !of || ['', of.headers.UserCode].includes(account);
        return state === 'paid' && isTheirs && (!shop || key.startsWith(prefixOf(shop)));
      }),
    close: () => [...pages].forEach((page) => page.end()),
  };
  return browser;
}

/** Waits until it is true; fails after a minute with what was waited for: a busy machine is slow. */
export async function eventually(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
