import * as z from 'zod/mini';
import { onThisOrigin, safeAddress } from '../page/addresses.ts';
import { systemClock, type Clock } from '../page/clock.ts';
import { config } from '../config/config.ts';
import { pageSingleton } from '../page/singletons.ts';
import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import { watchWidget } from './widget-watch.ts';

/* The card widget, which has Razorpay's interface. Only this file and payment-start.ts read its options. */

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
export function loadCardWidget(clock: Clock = systemClock): Promise<CardWidget | null> {
  const present = cardWidgetOfPage();
  if (present) return Promise.resolve(present);
  const store = loading();
  store.promise ??= loadScript(onThisOrigin(config().payments.cardWidgetUrl), clock).then((widget) => {
    if (!widget) store.promise = null;
    return widget;
  });
  return store.promise;
}

function cardWidgetOfPage(): CardWidget | null {
  const found: unknown = Reflect.get(globalThis, 'Razorpay');
  return typeof found === 'function' ? (found as CardWidget) : null;
}

function loadScript(url: string, clock: Clock): Promise<CardWidget | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const stop = clock.after(longestWaitMs, () => resolve(null));
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
      document.head.append(script);
    } catch {
      // The page requires Trusted Types and has no policy for scripts.
      end();
    }
  });
}

export interface PaidByWidget {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

export interface WidgetFailure {
  readonly code?: string | undefined;
  readonly description?: string | undefined;
  readonly step?: string | undefined;
  readonly reason?: string | undefined;
}

export interface WidgetListener {
  /**
   * `payment` is null without a payment id. Runs in the widget's own task, so that the payment is stored at once
   * (PAY-12).
   */
  readonly paid: (payment: PaidByWidget | null) => void;
  readonly failed: (failure: WidgetFailure) => void;
  readonly dismissed: () => void;
  /** The widget disappeared without calling back, or never appeared. */
  readonly vanished: () => void;
}

const laxText = z.catch(z.string(), '');
// A payment id is enough for a success: the service checks the other fields.
const paidShape = z.object({
  razorpay_payment_id: z.string().check(z.minLength(1)),
  razorpay_order_id: laxText,
  razorpay_signature: laxText,
});

const failureText = z.catch(z.optional(z.string()), undefined);
const failedShape = z.object({
  error: z.object({ code: failureText, description: failureText, step: failureText, reason: failureText }),
});

/** Opens the widget without an unsafe return address. Returns a function that closes it. */
export function openCardWidget(
  Widget: CardWidget,
  { options, orderId }: { readonly options: Readonly<Record<string, unknown>>; readonly orderId: string | null },
  listener: WidgetListener,
): () => void {
  const focused = focusedElement();
  const modal = typeof options.modal === 'object' ? options.modal : {};
  const watch = watchWidget(() => {
    focused?.focus();
    listener.vanished();
  });
  const window = new Widget({
    ...withSafeReturn(options),
    handler(response: unknown) {
      watch.stop();
      listener.paid(readPaid(response, orderId));
    },
    modal: {
      ...modal,
      ondismiss() {
        watch.stop();
        focused?.focus();
        listener.dismissed();
      },
    },
  });
  window.on('payment.failed', (response) => {
    const read = failedShape.safeParse(response);
    listener.failed(read.success ? read.data.error : {});
  });
  window.open();
  watch.start();
  return () => {
    watch.stop();
    try {
      window.close?.();
    } catch {
      // The widget is closed already.
    }
  };
}

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

/**
 * True if the widget navigates to the provider's page instead of opening over this one, because its options say so or
 * because a browser inside an app can't show it.
 */
export const leavesPage = (options: Readonly<Record<string, unknown>>): boolean =>
  Reflect.get(withSafeReturn(options), 'redirect') === true;

function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}

const inApp =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview)\b/;

export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);

export interface WidgetListenerNeeds {
  readonly recordFailure: (why: WidgetFailure) => Promise<PaymentReference>;
  readonly isOver: () => boolean;
  readonly onPaid: (payment: PaidByWidget) => void;
  readonly onClosing: () => void;
  readonly onClosed: (reference: PaymentReference) => void;
}

/** Handles the callbacks of one opened widget: a success wins over a closing, and a closing is recorded once (PAY-17). */
export function createWidgetListener(needs: WidgetListenerNeeds): WidgetListener {
  let failure: WidgetFailure = {};
  let isClosed = false;

  const close = async (why: WidgetFailure) => {
    // A change of user has ended the press: the new user must not see this payment.
    if (isClosed || needs.isOver()) return;
    isClosed = true;
    needs.onClosing();
    needs.onClosed(await needs.recordFailure(defined(why)));
  };
  const closeFor = (reason: string) => void close(isEmpty(failure) ? { step: 'widget', reason } : failure);

  return {
    paid(payment) {
      if (!payment) return void close({ description: 'The widget reported a success without its fields.' });
      isClosed = true;
      needs.onPaid(payment);
    },
    failed: (why) => void (failure = why),
    dismissed: () => closeFor('dismissed'),
    vanished: () => closeFor('vanished'),
  };
}

const isEmpty = (failure: WidgetFailure) => Object.values(failure).every((value) => value === undefined);

const defined = (failure: WidgetFailure): WidgetFailure =>
  Object.fromEntries(Object.entries(failure).filter(([, value]) => value !== undefined));
