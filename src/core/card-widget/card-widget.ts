import * as z from 'zod/mini';
import { onThisOrigin, safeRedirect } from '../page/addresses.ts';
import { systemClock, type Clock } from '../page/clock.ts';
import { config } from '../config/config.ts';
import { page } from '../page/page.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { watchWidget } from './widget-watch.ts';

/* The card widget (Razorpay's interface), and all that this library knows of it. */

interface WidgetWindow {
  open(): void;
  /** A page's own widget may have none. */
  close?(): void;
  on(event: 'payment.failed', listener: (response: unknown) => void): void;
}

export type CardWidget = new (options: Readonly<Record<string, unknown>>) => WidgetWindow;

const longestWaitMs = 12_000;

const loading = () => page('card-widget', () => ({ promise: null as Promise<CardWidget | null> | null }));

/**
 * The widget's class: the page's own where it has one (PAY-31), else from its script, which is loaded once. null where it does
 * not come in time or is blocked; the next call tries again, and finds it at once if it has come since (PAY-30).
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
      // A page that demands Trusted Types without a rule for scripts.
      end();
    }
  });
}

/** What the widget tells of a payment: the three fields that the service verifies. */
export interface PaidByWidget {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** What `payment.failed` tells, as far as it is known. */
export interface WidgetFailure {
  readonly code?: string | undefined;
  readonly description?: string | undefined;
  readonly step?: string | undefined;
  readonly reason?: string | undefined;
}

export interface WidgetListener {
  /** Paid, says the widget. Called in the widget's own task. null: it said so without telling what. */
  readonly paid: (payment: PaidByWidget | null) => void;
  /** Not the end: the payer may try again in the same window. */
  readonly failed: (failure: WidgetFailure) => void;
  /** The payer closed it. A success may still come. */
  readonly dismissed: () => void;
  /** It has gone without a word, or never came. A success may still come. */
  readonly vanished: () => void;
}

const laxText = z.catch(z.string(), '');
// With its payment's id it is a success; whether the rest of it will do is for the service to say.
const paidShape = z.object({
  razorpay_payment_id: z.string().check(z.minLength(1)),
  razorpay_order_id: laxText,
  razorpay_signature: laxText,
});

const failureText = z.catch(z.optional(z.string()), undefined);
const failedShape = z.object({
  error: z.object({ code: failureText, description: failureText, step: failureText, reason: failureText }),
});

/**
 * Opens the widget with the service's options, which are passed on as they came. The focus returns when it is closed. The
 * answer closes it, as far as it lets itself be closed.
 */
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
      // It has gone already.
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

/** Where the service gave an address to come back to, a browser inside an app leaves the page for the payment. */
function withSafeReturn({ callback_url, redirect, ...options }: Readonly<Record<string, unknown>>) {
  const address = typeof callback_url === 'string' ? safeRedirect(callback_url) : null;
  if (!address) return options;
  return { ...options, callback_url: address, redirect: redirect === true || isInAppBrowser(navigator.userAgent) };
}

/** The widget leaves the page for the provider's and comes back to an address of the service. */
export const leavesPage = (options: Readonly<Record<string, unknown>>): boolean =>
  Reflect.get(withSafeReturn(options), 'redirect') === true;

function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}
