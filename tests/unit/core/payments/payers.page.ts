import type { CardWidget, WidgetListener } from '../../../../src/core/card-widget/card-widget.ts';
import { deliver } from '../../../../src/core/payments/delivery.ts';
import type { Payment, PaymentState, PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { SubjectPayment } from '../../../../src/core/payments/pay.ts';
import { Payments, type PageEvents } from '../../../../src/core/payments/payments.ts';
import { webLocks } from '../../../../src/core/page/locks.ts';
import { createTieredStorage } from '../../../../src/core/session/storage.ts';
import { controlHeader } from '../../../../src/sandbox/service/request-guards.ts';
import type { OriginLocks } from '../../../support/locks.ts';
import type { Profile } from './payers.profile.ts';
import { clientNeeds, screenOf, type Screen } from './payers.screens.ts';
import type { Purchase, Shop, User } from './payers.world.ts';
import { needsWith, patientMs, service, type scaledClock } from './payments.world.ts';

/*
 * One page in a tab, with one screen. The flows of the screens and the payments are the real ones. The test replaces
 * the browser: storages, locks, navigation, and the rendering of the card widget.
 */

export interface Page {
  readonly shop: Shop;
  readonly screen: Screen | null;
  /** The card widget that is open over the page. */
  readonly widget: { pay(): Promise<void> } | null;
  /** The status that the page shows of each payment it knows, by the name of its subject. */
  shown(): ReadonlyMap<string, PaymentState>;
}

export interface LivePage extends Page {
  readonly payments: Payments;
  readonly events: ReadonlySet<PageEvents>;
  /** Shows the payment for as long as the page is open. */
  show(subject: string): Payment;
  userChanged(): void;
  /** Stops the page. Only requests on the wire continue. */
  end(): void;
}

/** The browser around a page. */
export interface PageWorld {
  readonly clock: ReturnType<typeof scaledClock>;
  readonly locks: OriginLocks;
  readonly profile: Profile;
  readonly pages: Set<LivePage>;
  readonly canCloseWidget: boolean;
  user(): User | null;
  signOut(): void;
  /** Navigates the page to the provider. */
  leave(page: LivePage, address: string): void;
  confirming(id: string, as: string): void;
  starting(subject: PaymentSubject): void;
}

export function openPage(
  world: PageWorld,
  shop: Shop,
  session: Map<string, string>,
  purchase: Purchase | null,
): LivePage {
  const { clock, pages } = world;
  const locks = world.locks.forTab();
  const gone = new AbortController();
  const listeners = new Set<PageEvents>();
  const accountListeners = new Set<() => void>();
  const shown = new Map<string, Payment>();
  const account = () => world.user()?.headers.UserCode ?? '';
  const others = () => (world.profile.tellsTabs ? [...pages].filter((other) => other !== page) : []);
  let widget: Page['widget'] = null;

  const payments = createPayments(world, shop, session, locks.manager, listeners, others);

  const show = (name: string): Payment => {
    const known = shown.get(name);
    if (known) return known;
    const payment = new SubjectPayment(name, {
      payments,
      clock,
      account,
      onAccount: (changed) => void accountListeners.add(changed),
      onceBack: () => {},
      leavesPage: () => false,
      dispatchOnPage: () => {},
      leave: (address) => world.leave(page, address),
      loadWidget: () => Promise.resolve(class {} as unknown as CardWidget),
      openWidget(_Widget, { orderId }, listener) {
        widget = widgetOf(shop, orderId!, listener, gone.signal, () => (widget = null));
        return () => void (widget = world.canCloseWidget ? null : widget);
      },
      recordFailure: () => Promise.resolve({ errorRecordId: '1', orderId: null }),
    });
    shown.set(name, payment);
    const stop = payment.$state.listen(() => {});
    gone.signal.addEventListener('abort', stop, { once: true });
    return payment;
  };

  const page: LivePage = {
    shop,
    payments,
    events: listeners,
    screen: null,
    get widget() {
      return widget;
    },
    show,
    shown: () => new Map([...shown].map(([name, { $state }]) => [name, $state.get()])),
    userChanged() {
      accountListeners.forEach((changed) => changed());
      listeners.forEach((each) => (world.user() ? each.wake() : each.retryNow()));
    },
    end() {
      pages.delete(page);
      gone.abort();
      payments.close();
      locks.releaseAll();
    },
  };
  pages.add(page);
  payments.sender.resumeAll();
  return Object.assign(page, { screen: purchase && screenOf(world, purchase, show, gone.signal) });
}

function createPayments(
  world: PageWorld,
  shop: Shop,
  session: Map<string, string>,
  manager: LockManager,
  listeners: Set<PageEvents>,
  others: () => LivePage[],
): Payments {
  const { clock, profile } = world;
  const needs = clientNeeds(world, shop);
  const network: typeof fetch = (url, init) => {
    const { Request: sent } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      Request: Record<string, string>;
    };
    const as = new Headers(init?.headers).get('UserCode') ?? '';
    world.confirming(sent.razorpay_payment_id ?? sent.session_id ?? '', as);
    return fetch(url, init);
  };
  const local = profile.localStorage(() =>
    others().forEach((page) =>
      queueMicrotask(() => world.pages.has(page) && page.events.forEach((each) => each.retryNow())),
    ),
  );
  const ofTab = { name: 'session', lifetime: 'tab', storage: () => profile.sessionStorage(session) } as const;
  return new Payments(
    needsWith({
      storage: createTieredStorage([{ lifetime: 'durable', storage: () => local }, ofTab]),
      tabStorage: createTieredStorage([ofTab]),
      cookies: profile.cookies,
      longestWaitMs: () => patientMs + 1000,
      locks: webLocks(manager, service),
      clock,
      timeoutMs: needs.timeoutMs,
      deliver: (payment) => deliver({ ...needs, fetch: network }, payment),
      account: () => world.user()?.headers.UserCode ?? '',
      listen(events) {
        listeners.add(events);
        return () => void listeners.delete(events);
      },
      notifyTabs: (message) =>
        others().forEach((page) =>
          page.events.forEach((each) => queueMicrotask(() => each.receive(structuredClone(message)))),
        ),
      endSession: () => world.signOut(),
    }),
  );
}

/** A widget like the sandbox's: it charges, then reports the proof. */
function widgetOf({ server }: Shop, orderId: string, listener: WidgetListener, gone: AbortSignal, ended: () => void) {
  return {
    async pay() {
      const response = await fetch(`${server.url}/sandbox/card/payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [controlHeader]: '1' },
        body: JSON.stringify({ order_id: orderId, outcome: 'success' }),
      });
      const said = (await response.json()) as Record<string, string>;
      ended();
      if (!gone.aborted)
        listener.paid({ paymentId: said.razorpay_payment_id!, orderId, signature: said.razorpay_signature! });
    },
  };
}
