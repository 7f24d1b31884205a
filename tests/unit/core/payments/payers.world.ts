import { SubjectPayment } from '../../../../src/core/payments/subject-payment.ts';
import { confirmReturned, dismissReturned } from '../../../../src/core/payments/returned.ts';
import type { CardWidget, WidgetListener } from '../../../../src/core/card-widget/card-widget.ts';
import type { Order } from '../../../../src/sandbox/domain/world.ts';
import { createDevice, patientMs } from './payments.world.ts';
import type { PaymentServer } from './payments.server.ts';

/* Payers who press Pay now in the tabs of one device. The test replaces the screens and the card widget. */

export type Way = 'widget' | 'redirect';

export type PayerTab = ReturnType<ReturnType<typeof openDesk>['openTab']>;

const price = { amountMinor: 118_000, currency: 'INR' };
const provider = 'https://provider.example/';

export function openDesk(server: PaymentServer, way: Way, clock?: Parameters<typeof createDevice>[2]) {
  const device = createDevice(server, patientMs, clock);
  const orders: Order[] = [];
  const users = new Set<() => void>();
  const desk = {
    device,
    orders,
    canCloseWidget: true,
    beforeLeave: () => {},
    onStart: async () => {},
    signIn,
    openTab,
  };

  function signIn(account: string): void {
    device.account = account;
    users.forEach((changed) => changed());
    if (account === '') device.signOut();
    else device.signIn(account);
  }

  /** Creates an order, as the service does for each start of a payment. */
  function start() {
    const order = server.addOrder();
    orders.push(order);
    order.cardSessionId = `session_${order.id}`;
    const shared = { message: null, gatewayType: way === 'widget' ? 1 : 2 };
    const { providerOrderId: orderId } = order;
    return way === 'widget'
      ? { ...shared, redirectUrl: '', widget: { ...price, orderId, options: {} } }
      : { ...shared, redirectUrl: `${provider}${order.cardSessionId}`, widget: null };
  }

  /** Opens a tab with the checkout, or with a payment link. */
  function openTab(screen: 'checkout' | 'link' = 'checkout') {
    const asked: number[] = [];
    const shows: Shown = { address: null, widget: null };
    const openPage = () => openPayerPage({ desk, users, screen, shows });
    let page = openPage();
    /** The id of the order that this tab started last. */
    let opened = 0;

    /** Returns from the provider's page in this tab. */
    function comeBack(isPaid: boolean): void {
      const session = shows.address!.slice(provider.length);
      shows.address = null;
      page = openPage();
      if (isPaid) confirmReturned(session, page.payments);
      else dismissReturned(session, page.payments.journal);
    }

    return {
      /** The times of the earlier payments about which the payer was asked. */
      asked,
      state: () => page.payment.$state.get(),
      /** Presses Pay now. */
      press: () =>
        page.payment.pay(
          {
            orderId: null,
            shown: price,
            repeatsPaidMs: null,
            hasNoAccount: screen === 'link',
            async check(paidMs) {
              if (paidMs !== null) asked.push(paidMs);
              return paidMs === null;
            },
            async start() {
              await desk.onStart();
              const data = start();
              opened = orders.at(-1)!.id;
              return { ok: true, data };
            },
          },
          page.paying,
        ),
      goOn: () => page.payment.resume(page.paying),
      takeBack: () => page.payment.takeBack(),
      /** Closes the message about a payment. */
      acknowledge: () => page.payment.acknowledge(),
      /** The address of the provider's page, if the tab shows it. */
      address: () => shows.address,
      hasWidget: () => shows.widget !== null,
      /** Pays the last order in the widget or on the provider's page, and returns in this tab. */
      async pay() {
        const proof = await server.pay(orders.at(-1)!);
        if (shows.address) return comeBack(true);
        shows.widget!.onPaid(proof);
        shows.widget = null;
      },
      /** Lets the card widget of this tab report a success of the first order. */
      payLate: async () => shows.widget!.onPaid(await server.pay(orders[0]!)),
      /** The service says that the order is paid. */
      settle: (providerPaymentId: string) => page.payment.settle({ providerPaymentId, orderId: null }),
      /** Pays the order that this tab has opened, and returns its id. */
      async payOwn() {
        const own = orders.find(({ id }) => id === opened)!;
        const proof = await server.pay(own);
        if (shows.address) comeBack(true);
        else shows.widget!.onPaid(proof);
        shows.widget = null;
        return String(own.id);
      },
      comeBack,
      /** Closes the tab, or crashes its renderer. */
      close: () => page.close(),
    };
  }

  return desk;
}

/** What a tab shows in the place of its page or over it: the provider's page or the card widget. */
interface Shown {
  /** The address of the provider's page; null if the tab doesn't show it. */
  address: string | null;
  widget: WidgetListener | null;
}

interface PayerPage {
  readonly desk: {
    readonly device: ReturnType<typeof createDevice>;
    readonly canCloseWidget: boolean;
    readonly beforeLeave: () => void;
  };
  readonly users: Set<() => void>;
  readonly screen: 'checkout' | 'link';
  readonly shows: Shown;
}

function openPayerPage({ desk, users, screen, shows }: PayerPage) {
  const { payments, close } = desk.device.openTab();
  const paying = {
    element: null,
    emit: () => (desk.beforeLeave(), true),
    signal: new AbortController().signal,
    closeLayers: () => {},
  };
  const payment = new SubjectPayment(screen, {
    journal: payments.journal,
    sender: payments.sender,
    locks: payments.locks,
    clock: desk.device.clock,
    account: () => desk.device.account,
    onAccount: (changed) => void users.add(changed),
    onceBack: () => desk.beforeLeave(),
    dispatchOnPage: () => {},
    leave(to) {
      shows.address = to;
      close();
    },
    loadWidget: () => Promise.resolve(class {} as unknown as CardWidget),
    openWidget(_Widget, _options, listener) {
      shows.widget = listener;
      const close = () => void (shows.widget = desk.canCloseWidget ? null : shows.widget);
      return { close, giveUp: close };
    },
    recordFailure: () => Promise.resolve({ errorRecordId: '1', orderId: null }),
  });
  payment.$state.listen(() => {});
  return { payments, payment, paying, close };
}
