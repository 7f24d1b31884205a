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
  /** null while the tab shows the provider's page. */
  page(): Page | null;
  /** Opens the screen of a purchase, and waits until it is shown. The tab leaves its previous page as usual. */
  open(purchase: Purchase): Promise<Screen>;
  /** The address of the provider's page; null on other pages. */
  hosted(): string | null;
  /**
   * Pays on the provider's page, or cancels, and returns in this tab. With `isLost` the tab crashes before the return.
   */
  endHosted(outcome: Outcome, isLost?: boolean): Promise<void>;
  /** The renderer crashes: the page has no chance to save anything. The tab can be loaded again. */
  kill(): void;
}

interface Confirmation {
  /** The payment id or the session id. */
  readonly id: string;
  /** The user code, '' for nobody. */
  readonly as: string;
}

export interface Browser {
  readonly profile: Profile;
  /** Signs a user in, in every tab and over any other user; null signs out. */
  signIn(user: User | null): void;
  openTab(): Tab;
  /** Confirmations that have left. */
  readonly confirmations: readonly Confirmation[];
  /** The subjects of all calls that started a payment. */
  readonly starts: readonly PaymentSubject[];
  /** True if a paid payment is stored. */
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

    // Leaves a page like a browser: the page may still store something.
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

/** Waits until `isTrue` is true. Fails after a minute, because a busy machine is slow, with the text `what`. */
export async function eventually(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
