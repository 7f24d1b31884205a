import type { PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { confirmReturned, dismissReturned } from '../../../../src/core/payments/returned.ts';
import { createLocks } from '../../../support/locks.ts';
import { openPage, type LivePage, type Page, type PageWorld } from './payers.page.ts';
import type { Screen } from './payers.screens.ts';
import { createProfile, type Profile } from './payers.profile.ts';
import { scaledClock } from './payments.world.ts';
import type { Purchase, Shop, User } from './payers.world.ts';

/* One browser with its tabs, which may show the consoles of several services. */

type Outcome = 'success' | 'cancelled';

export interface Tab {
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
}

interface Confirmation {
  /** Of the payment or session. */
  readonly id: string;
  /** The user code, '' for nobody. */
  readonly as: string;
}

export interface Browser {
  readonly profile: Profile;
  /** In every tab: signs them in, whoever was there before; null signs out. */
  signIn(user: User | null): void;
  openTab(): Tab;
  /** Confirmations that have left. */
  readonly confirmations: readonly Confirmation[];
  /** How often the service was asked to start a payment. */
  readonly starts: readonly PaymentSubject[];
  /** Whether a paid payment is stored. */
  isKept(): boolean;
  close(): void;
}

export function openBrowser({ canCloseWidget = true } = {}): Browser {
  const profile = createProfile();
  const clock = scaledClock();
  const pages = new Set<LivePage>();
  const tabs = new Map<Tab, (address: string) => void>();
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
    leave: (page, address) => tabs.forEach((leaveFor, tab) => pageOf(tab) === page && leaveFor(address)),
    confirming: (id, as) => confirmations.push({ id, as }),
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
    };
    tabs.set(tab, (address) => {
      hosted = { address, shop: live!.shop };
      leavePage();
    });
    return tab;
  }

  const browser: Browser = {
    profile,
    signIn(next) {
      user = next;
      [...pages].forEach((page) => page.userChanged());
    },
    openTab,
    confirmations,
    starts,
    isKept: () => [...profile.local.values()].some((text) => text.includes('"state":"paid"')),
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
