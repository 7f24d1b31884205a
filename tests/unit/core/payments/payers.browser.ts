import { atom } from 'nanostores';
import type { CardWidget, WidgetListener } from '../../../../src/core/card-widget/card-widget.ts';
import { deliver } from '../../../../src/core/payments/delivery.ts';
import { webLocks } from '../../../../src/core/payments/sender.ts';
import type { Payment, PaymentState, PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { SubjectPayment } from '../../../../src/core/payments/pay.ts';
import { Payments, type PageEvents } from '../../../../src/core/payments/payments.ts';
import { subjectName } from '../../../../src/core/payments/record.ts';
import { confirmReturned, dismissReturned } from '../../../../src/core/payments/returned.ts';
import { createLayers } from '../../../../src/core/session/storage.ts';
import { createClient, type ClientNeeds } from '../../../../src/core/service/client.ts';
import { createCheckoutFlow } from '../../../../src/elements/checkout/checkout.flow.ts';
import { createPaymentLinkFlow } from '../../../../src/elements/payment-link/payment-link.flow.ts';
import type { ElementPayment } from '../../../../src/elements/shared/payment/element-payment.ts';
import { controlHeader } from '../../../../src/sandbox/service/own-requests.ts';
import { createLocks } from '../../../support/locks.ts';
import { noScreen, patientMs, prefix, scaledClock, storageOf, unconfirmedIn } from './payments.world.ts';
import { subscriptionOf, type Purchase, type Shop, type User } from './payers.world.ts';

/*
 * One browser with its tabs. The flows of the screens and all of the payments are the real ones; what stands in is the browser:
 * storages, locks, navigation, the drawing of the card widget.
 */

export type Outcome = 'success' | 'cancelled' | 'failed';

/** A screen of the console in a tab, and what can be pressed there. */
export interface Screen {
  readonly purchase: Purchase;
  state(): PaymentState;
  /** What is asked before it is paid, or said instead. */
  question(): string | null;
  isLoading(): boolean;
  /** What is paid for is shown, and can be. */
  isPayable(): boolean;
  /** Pay now, and the yes to the question. */
  press(): Promise<void>;
  no(): void;
  goOn(): void;
  takeBack(): void;
}

export interface Page {
  readonly screen: Screen | null;
  /** The card widget lies over it. */
  readonly widget: { pay(): Promise<void>; dismiss(): void } | null;
  /** What it shows of each payment that it knows of, by the name of its subject. */
  shown(): ReadonlyMap<string, PaymentState>;
}

export interface Tab {
  /** null while it is at the provider's. */
  page(): Page | null;
  /** Opens what is paid for, also by the way back from the provider's page, and waits until it is shown. */
  open(purchase: Purchase): Promise<Screen>;
  /** At the provider's page: the address. */
  hosted(): string | null;
  /** Pays there, or does not; the way back leads into this tab. With `isLost` the tab is killed before it. */
  endHosted(outcome: Outcome, isLost?: boolean): Promise<void>;
  kill(): void;
}

export interface Browser {
  readonly user: User | null;
  /** In every tab: signs them in, whoever was there before; null signs out. */
  signIn(user: User | null): void;
  openTab(): Tab;
  /** Confirmations that have left: of which payment or session, and as whom ('' for nobody). */
  readonly confirmations: readonly { readonly id: string; readonly as: string }[];
  /** How often the service was asked to start a payment. */
  readonly starts: readonly PaymentSubject[];
  /** Whether a confirmation is kept, of this user where one is named. */
  isKept(of?: User): boolean;
  close(): void;
}

interface LivePage extends Page {
  hear(): void;
  userChanged(): void;
  close(): void;
}

const nobody = { Token: '', UserCode: '', UserId: '-1' };

export function openBrowser(shop: Shop, { canCloseWidget = true } = {}): Browser {
  const { server } = shop;
  const clock = scaledClock();
  const lockManagers = createLocks();
  const local = new Map<string, string>();
  const pages = new Set<LivePage>();
  const listeners = new Set<{ readonly page: () => LivePage; readonly events: PageEvents }>();
  const cookies = new Map<string, number>();
  const confirmations: { id: string; as: string }[] = [];
  const starts: PaymentSubject[] = [];
  let user: User | null = null;

  const headers = () => ({
    ...(user?.headers ?? nobody),
    DeviceId: '0',
    SourceApp: 'userconsole',
    CurrentVersion: '1.0.0',
    IpAddress: '',
  });
  const account = () => user?.headers.UserCode ?? '';

  const needs: ClientNeeds = {
    base: () => server.url,
    pathOf: () => undefined,
    timeoutMs: () => patientMs,
    headers,
    clock,
    fetch,
    onSignedOut: () => {},
  };

  const network: typeof fetch = (url, init) => {
    const { Request: sent } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      Request: Record<string, string>;
    };
    const as = new Headers(init?.headers).get('UserCode') ?? '';
    confirmations.push({ id: sent.razorpay_payment_id ?? sent.session_id ?? '', as });
    return fetch(url, init);
  };

  /** The storage that all tabs share, as one page writes to it: the others hear of it. */
  function sharedStorage(own: () => LivePage): Storage {
    const storage = storageOf(local);
    const tell = () => pages.forEach((page) => page !== own() && queueMicrotask(() => pages.has(page) && page.hear()));
    return new Proxy(storage, {
      get: (target, name) =>
        ({
          setItem(key: string, text: string) {
            local.set(key, text);
            tell();
          },
          removeItem(key: string) {
            local.delete(key);
            tell();
          },
        })[String(name)] ?? (Reflect.get(target, name) as unknown),
    });
  }

  function openPage(session: Map<string, string>, purchase: Purchase | null, leave: (address: string) => void) {
    const locksOfPage = lockManagers.forTab();
    const gone = new AbortController();
    const shared = sharedStorage(() => page);
    const accountListeners = new Set<() => void>();
    const shown = new Map<string, Payment>();
    const ofPage = { name: 'session', keeping: 'tab', storage: () => storageOf(session) } as const;
    let widget: Page['widget'] = null;

    const payments = new Payments({
      ...noScreen,
      prefix,
      storage: createLayers([{ keeping: 'durable', storage: () => shared }, ofPage]),
      here: createLayers([ofPage]),
      cookies: {
        keep: (subject, payer, sinceMs) => cookies.set(`${subject} ${payer}`, sinceMs) === cookies,
        read: (subject, payer) => cookies.get(`${subject} ${payer}`) ?? null,
        drop: (subject, payer) => void cookies.delete(`${subject} ${payer}`),
      },
      longestWaitMs: () => patientMs + 1000,
      locks: webLocks(locksOfPage.manager, 'service'),
      clock,
      random: () => 0,
      timeoutMs: needs.timeoutMs,
      deliver: (payment) => deliver({ ...needs, fetch: network }, payment),
      account,
      isOnline: () => true,
      listen(events) {
        const listening = { page: () => page, events };
        listeners.add(listening);
        return () => void listeners.delete(listening);
      },
      tellTabs: (message) =>
        listeners.forEach(
          (each) => each.page() !== page && queueMicrotask(() => each.events.receive(structuredClone(message))),
        ),
      endSession: () => browser.signIn(null),
    });

    /** As the sandbox's widget does: it charges, then reports the proof. */
    function openWidget(orderId: string, listener: WidgetListener): () => void {
      widget = {
        async pay() {
          const { razorpay_payment_id: paymentId, razorpay_signature: signature } = await charge(orderId);
          widget = null;
          if (!gone.signal.aborted) listener.paid({ paymentId: paymentId!, orderId, signature: signature! });
        },
        dismiss() {
          widget = null;
          listener.dismissed();
        },
      };
      return () => void (widget = canCloseWidget ? null : widget);
    }

    const paymentNamed = (name: string): Payment => {
      const known = shown.get(name);
      if (known) return known;
      const payment = new SubjectPayment(name, {
        journal: payments.journal,
        sender: payments.sender,
        locks: payments.locks,
        clock,
        account,
        onAccount: (changed) => void accountListeners.add(changed),
        onceBack: () => {},
        leavesPage: () => false,
        tellPage: () => {},
        leave,
        loadWidget: () => Promise.resolve(class {} as unknown as CardWidget),
        openWidget: (_Widget, { orderId }, listener) => openWidget(orderId!, listener),
        recordFailure: () => Promise.resolve({ errorRecordId: '1', orderId: null }),
      });
      shown.set(name, payment);
      // An element shows it as long as the page is there.
      gone.signal.addEventListener(
        'abort',
        payment.$state.listen(() => {}),
        { once: true },
      );
      return payment;
    };

    const page: LivePage = {
      screen: null,
      get widget() {
        return widget;
      },
      shown: () => new Map([...shown].map(([name, { $state }]) => [name, $state.get()])),
      hear: () => listeners.forEach((each) => each.page() === page && each.events.look()),
      userChanged() {
        accountListeners.forEach((changed) => changed());
        listeners.forEach((each) => each.page() === page && (user ? each.events.wake() : each.events.look()));
      },
      close() {
        pages.delete(page);
        gone.abort();
        payments.close();
        locksOfPage.releaseAll();
      },
    };
    pages.add(page);
    payments.resume();
    const screen = purchase && screenOf(purchase, paymentNamed, gone.signal);
    return { page: Object.assign(page, { screen }), payments, paymentNamed };
  }

  function screenOf(purchase: Purchase, paymentNamed: (name: string) => Payment, signal: AbortSignal): Screen {
    const client = createClient(needs);
    const handle = {
      element: null,
      emit: () => true,
      navigate: () => {},
      report: () => {},
      say: () => () => {},
      step: () => {},
      signal,
      send: client.send,
    };
    const payment = elementPayment(paymentNamed, signal, (subject) => starts.push(subject));
    const { subject } = purchase;
    if (purchase.screen === 'link') {
      const flow = createPaymentLinkFlow(handle, clock, payment);
      flow.show(subject.id);
      const order = () => {
        const step = flow.$state.get();
        return step.at === 'order' ? step : null;
      };
      return {
        purchase,
        state: () => payment.$payment.get(),
        question: () => order()?.change?.text ?? order()?.trouble ?? null,
        isLoading: () => flow.$state.get().at === 'loading',
        isPayable: () => order()?.order.isDone === false && !order()!.order.isInProgress,
        press: flow.pay,
        no: flow.closeChange,
        goOn: flow.goOn,
        takeBack: flow.takeBack,
      };
    }
    const flow = createCheckoutFlow(handle, payment, clock);
    const { id, listingId, planId, planPriceId } = subscriptionOf(server, purchase.owner!);
    flow.show({
      subscriptionId: String(id),
      productId: String(listingId),
      planId: String(planId),
      planPriceId: String(planPriceId),
    });
    const open = () => {
      const step = flow.$state.get();
      return step.at === 'open' ? step : null;
    };
    return {
      purchase,
      state: () => payment.$payment.get(),
      question: () => open()?.change?.text ?? null,
      isLoading: () => flow.$state.get().at === 'loading',
      isPayable: () => open()?.asking === 'nothing',
      press() {
        // The first of what is offered, where nothing is chosen.
        const first = open()?.quote.billingCycles[0]?.planPriceId;
        if (open()?.cycleId === null && first) flow.choose(first);
        return flow.pay();
      },
      no: flow.closeChange,
      goOn: flow.goOn,
      takeBack: flow.takeBack,
    };
  }

  async function charge(orderId: string): Promise<Record<string, string>> {
    const response = await fetch(`${server.url}/sandbox/card/payments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [controlHeader]: '1' },
      body: JSON.stringify({ order_id: orderId, outcome: 'success' }),
    });
    return (await response.json()) as Record<string, string>;
  }

  function openTab(): Tab {
    const session = new Map<string, string>();
    let live: ReturnType<typeof openPage> | null = null;
    let hosted: string | null = null;

    function show(purchase: Purchase | null) {
      live?.page.close();
      hosted = null;
      live = openPage(session, purchase, (address) => {
        hosted = address;
        live?.page.close();
        live = null;
      });
      return live;
    }

    async function open(purchase: Purchase): Promise<Screen> {
      const { screen } = show(purchase).page;
      await eventually('the screen', () => !screen!.isLoading());
      return screen!;
    }

    return {
      page: () => live?.page ?? null,
      hosted: () => hosted,
      open,
      async endHosted(outcome, isLost = false) {
        const response = await fetch(hosted!, {
          method: 'POST',
          headers: { Origin: server.url },
          body: new URLSearchParams({ outcome }),
          redirect: 'manual',
        });
        hosted = null;
        if (isLost) return;
        const [, sessionId, status] = /paymentconfirmation\/([^/]+)\/(\w+)$/.exec(response.headers.get('Location')!)!;
        const { payments, paymentNamed } = show(null);
        if (status === 'success') paymentNamed(confirmReturned(sessionId!, payments).subject);
        else dismissReturned(sessionId!, payments.journal);
      },
      kill() {
        live?.page.close();
        live = null;
        hosted = null;
      },
    };
  }

  const browser: Browser = {
    get user() {
      return user;
    },
    signIn(next) {
      user = next;
      [...pages].forEach((page) => page.userChanged());
    },
    openTab,
    confirmations,
    starts,
    isKept: (of) => unconfirmedIn(local).some(([, { account: payer }]) => !of || payer === of.headers.UserCode),
    close: () => [...pages].forEach((page) => page.close()),
  };
  return browser;
}

/** What createElementPayment is in a page: the payment of what is shown. */
function elementPayment(
  paymentNamed: (name: string) => Payment,
  signal: AbortSignal,
  onStart: (subject: PaymentSubject) => void,
): ElementPayment {
  const $payment = atom<PaymentState>({ at: 'ready' });
  const paying = { element: null, emit: () => true, signal, clearTheWay: () => {} };
  let subject: PaymentSubject | null = null;
  let payment: Payment | null = null;
  return {
    $payment,
    look: () => {},
    watch(next) {
      subject = next;
      payment = next && paymentNamed(subjectName(next));
      if (payment) signal.addEventListener('abort', payment.$state.subscribe($payment.set), { once: true });
    },
    async pay(order) {
      const counted = {
        ...order,
        start() {
          onStart(subject!);
          return order.start();
        },
      };
      await payment?.pay(counted, paying);
    },
    goOn: () => payment?.goOn(paying),
    takeBack: () => payment?.takeBack(),
    acknowledge: () => payment?.acknowledge(),
  };
}

/** Waits until it is true; fails after ten seconds with what was waited for. */
export async function eventually(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
