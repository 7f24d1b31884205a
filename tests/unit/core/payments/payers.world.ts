import { SubjectPayment } from '../../../../src/core/payments/pay.ts';
import type { PaymentState } from '../../../../src/core/payments/payment.ts';
import { confirmReturned, dismissReturned } from '../../../../src/core/payments/returned.ts';
import type { CardWidget, WidgetListener } from '../../../../src/core/card-widget/card-widget.ts';
import type { Order } from '../../../../src/sandbox/domain/world.ts';
import { createDevice, patientMs } from './payments.world.ts';
import type { PaymentServer } from './payments.server.ts';

/* Payers who press Pay now in the tabs of one device. The test replaces the screens and the card widget. */

export type Way = 'widget' | 'redirect';

export interface PayerTab {
  state(): PaymentState;
  /** The times of earlier payments that the payer was asked about before a payment. */
  readonly asked: readonly number[];
  /** Presses Pay now. */
  press(): Promise<void>;
  goOn(): void;
  takeBack(): void;
  /** The address of the provider's page, if the tab shows it. */
  address(): string | null;
  hasWidget(): boolean;
  /** Pays the last order in the widget or on the provider's page, and returns in this tab. */
  pay(): Promise<void>;
  /** Returns from the provider's page in this tab. */
  comeBack(isPaid: boolean): void;
  /** Closes the tab, or crashes its renderer. */
  close(): void;
}

const price = { amountMinor: 118_000, currency: 'INR' };
const provider = 'https://provider.example/';

export function openDesk(server: PaymentServer, way: Way, clock?: Parameters<typeof createDevice>[2]) {
  const device = createDevice(server, patientMs, clock);
  const orders: Order[] = [];
  const users = new Set<() => void>();
  const desk = { device, orders, canCloseWidget: true, onStart: () => {}, signIn, openTab };

  function signIn(account: string): void {
    device.account = account;
    users.forEach((changed) => changed());
    if (account === '') device.signOut();
    else device.signIn(account);
  }

  /** The service creates an order for each start. */
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

  function openTab(subject = 'subject'): PayerTab {
    const asked: number[] = [];
    let page = openPage();
    let address: string | null = null;
    let widget: WidgetListener | null = null;

    function openPage() {
      const { payments, close } = device.openTab();
      const paying = { element: null, emit: () => true, signal: new AbortController().signal, closeLayers: () => {} };
      const payment = new SubjectPayment(subject, {
        payments,
        clock: device.clock,
        account: () => device.account,
        onAccount: (changed) => void users.add(changed),
        onceBack: () => {},
        leavesPage: () => false,
        dispatchOnPage: () => {},
        leave(to) {
          address = to;
          close();
        },
        loadWidget: () => Promise.resolve(class {} as unknown as CardWidget),
        openWidget(_Widget, _options, listener) {
          widget = listener;
          return () => void (widget = desk.canCloseWidget ? null : widget);
        },
        recordFailure: () => Promise.resolve({ errorRecordId: '1', orderId: null }),
      });
      payment.$state.listen(() => {});
      return { payments, payment, paying, close };
    }

    const tab: PayerTab = {
      asked,
      state: () => page.payment.$state.get(),
      press: () =>
        page.payment.pay(
          {
            orderId: null,
            shown: price,
            repeatsPaidMs: null,
            async check(paidMs) {
              if (paidMs !== null) asked.push(paidMs);
              return paidMs === null;
            },
            async start() {
              desk.onStart();
              return { ok: true, data: start() };
            },
          },
          page.paying,
        ),
      goOn: () => page.payment.resume(page.paying),
      takeBack: () => page.payment.takeBack(),
      address: () => address,
      hasWidget: () => widget !== null,
      async pay() {
        const proof = await server.pay(orders.at(-1)!);
        if (address) return tab.comeBack(true);
        widget!.paid(proof);
        widget = null;
      },
      comeBack(isPaid) {
        const session = address!.slice(provider.length);
        address = null;
        page = openPage();
        if (isPaid) confirmReturned(session, page.payments);
        else dismissReturned(session, page.payments.journal);
      },
      close: () => page.close(),
    };
    return tab;
  }

  return desk;
}
