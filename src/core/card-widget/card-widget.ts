import * as z from 'zod/mini';
import { onThisOrigin, safeAddress } from '../page/addresses.ts';
import { systemClock } from '../page/clock.ts';
import { config } from '../config/config.ts';
import { pageHead } from '../page/named-elements.ts';
import { pageSingleton } from '../page/singletons.ts';
import type { FailedPayment, PaymentReference, WidgetPayment } from '../service/endpoints/payments/payment-outcome.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { watchWidget } from './widget-watch.ts';

interface WidgetWindow {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', listener: (response: unknown) => void): void;
}

export type CardWidget = new (options: Readonly<Record<string, unknown>>) => WidgetWindow;

const longestWaitMs = 12_000;

const loading = () => pageSingleton('card-widget', () => ({ promise: null as Promise<CardWidget | null> | null }));

/**
 * Resolves to the page's own widget if there is one (PAY-31), else to that of the configured script. Resolves to null
 * if the script is blocked or takes too long; the next call tries again (PAY-30).
 */
export function loadCardWidget(): Promise<CardWidget | null> {
  const present = cardWidgetOfPage();
  if (present) return Promise.resolve(present);
  const store = loading();
  store.promise ??= loadScript(onThisOrigin(config().payments.cardWidgetUrl)).then((widget) => {
    if (!widget) store.promise = null;
    return widget;
  });
  return store.promise;
}

function cardWidgetOfPage(): CardWidget | null {
  const found: unknown = Reflect.get(globalThis, 'Razorpay');
  return typeof found === 'function' ? (found as CardWidget) : null;
}

function loadScript(url: string): Promise<CardWidget | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const stop = systemClock.after(longestWaitMs, () => resolve(null));
    const end = () => {
      stop();
      resolve(cardWidgetOfPage());
    };
    script.addEventListener('load', end);
    script.addEventListener('error', () => {
      script.remove();
      end();
    });
    try {
      script.src = url;
      script.async = true;
      pageHead()!.append(script);
    } catch {
      // Setting `src` throws on a page that requires Trusted Types and has no policy for scripts.
      end();
    }
  });
}

type PaidByWidget = Omit<WidgetPayment, 'gatewayType'>;
type WidgetFailure = Pick<FailedPayment, 'code' | 'description' | 'step' | 'reason'>;

export interface WidgetListener {
  /** Called synchronously by the widget on a success, so that the payment is stored in the same task (PAY-12). */
  readonly onPaid: (payment: PaidByWidget) => void;
  readonly onClosing: () => void;
  readonly recordFailure: (why: WidgetFailure) => Promise<PaymentReference>;
  readonly onClosed: (reference: PaymentReference) => void;
  /** True once the attempt has ended, as when its user signs out: a close is then neither recorded nor shown. */
  readonly isOver: () => boolean;
}

const laxText = z.catch(z.string(), '');
// A success must have its payment id. The service checks the other fields.
const paidShape = z.object({
  razorpay_payment_id: z.string().check(z.minLength(1)),
  razorpay_order_id: laxText,
  razorpay_signature: laxText,
});

const failureText = z.catch(z.optional(z.string()), undefined);
const failedShape = z.object({
  error: z.object({ code: failureText, description: failureText, step: failureText, reason: failureText }),
});

export interface OpenWidget {
  /** Closes the widget because its payer is no longer the signed-in user. */
  readonly close: () => void;
  /** Closes the widget and records it as vanished: the payer says that they don't see it (PAY-46). */
  readonly giveUp: () => void;
}

/**
 * Opens the widget. While it is open, the browser asks before the page is left. An unsafe return address is removed from `options`. A success
 * after a dismissal still calls `onPaid`; a failure is recorded at most once (PAY-17).
 */
export function openCardWidget(
  Widget: CardWidget,
  { options, orderId }: { readonly options: Readonly<Record<string, unknown>>; readonly orderId: string | null },
  listener: WidgetListener,
): OpenWidget {
  const focused = focusedElement();
  const modal = typeof options.modal === 'object' ? options.modal : {};
  let failure: WidgetFailure = {};
  let isClosed = false;

  async function close(why: WidgetFailure): Promise<void> {
    if (isClosed || listener.isOver()) return;
    isClosed = true;
    listener.onClosing();
    listener.onClosed(await listener.recordFailure(why));
  }

  function closeFor(reason: 'dismissed' | 'vanished'): void {
    end();
    focused?.focus();
    void close(isEmpty(failure) ? { step: 'widget', reason } : failure);
  }

  const ask = (event: Event) => event.preventDefault();
  const watch = watchWidget(() => closeFor('vanished'));

  function end(): void {
    watch.stop();
    removeEventListener('beforeunload', ask);
  }

  const window = new Widget({
    ...withSafeReturn(options),
    handler(response: unknown) {
      end();
      const payment = readPaid(response, orderId);
      if (!payment) return void close({ description: 'The widget reported a success without its fields.' });
      if (!isClosed) focused?.focus();
      isClosed = true;
      listener.onPaid(payment);
    },
    modal: {
      ...modal,
      ondismiss() {
        end();
        closeFor('dismissed');
      },
    },
  });
  window.on('payment.failed', (response) => {
    const read = failedShape.safeParse(response);
    failure = read.success ? read.data.error : {};
  });
  // Listens before the widget opens, because the payer may leave the page at once.
  if (!leavesPage(options)) addEventListener('beforeunload', ask);
  try {
    watch.open(() => window.open());
  } catch (error) {
    end();
    throw error;
  }

  function closeSilently(): void {
    end();
    try {
      window.close?.();
    } catch {
      // A widget may throw if it is closed already.
    }
  }
  return {
    close: closeSilently,
    giveUp() {
      closeSilently();
      closeFor('vanished');
    },
  };
}

const isEmpty = (failure: WidgetFailure) => Object.values(failure).every((value) => value === undefined);

function readPaid(response: unknown, orderId: string | null): PaidByWidget | null {
  const read = paidShape.safeParse(response);
  if (!read.success) return null;
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = read.data;
  return {
    paymentId: razorpay_payment_id,
    orderId: razorpay_order_id || (orderId ?? ''),
    signature: razorpay_signature,
  };
}

function withSafeReturn({ callback_url, redirect, ...options }: Readonly<Record<string, unknown>>) {
  const address = typeof callback_url === 'string' ? safeAddress(callback_url) : null;
  if (!address) return options;
  return { ...options, callback_url: address, redirect: redirect === true || isInAppBrowser(navigator.userAgent) };
}

/** True if the widget's options, or a browser inside an app, make it leave this page instead of opening over it. */
export const leavesPage = (options: Readonly<Record<string, unknown>>): boolean =>
  Reflect.get(withSafeReturn(options), 'redirect') === true;

function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}
