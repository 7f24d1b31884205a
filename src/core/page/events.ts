import type { errorCodes } from './error-codes.ts';
import type { Steps } from './steps.ts';

/* Details of events contain ids, codes and counts, but never a password, a token, an OTP, an id_token or a payment
   signature. */

const bubbling = { bubbles: true, composed: true };

export interface NavigateDetail {
  readonly to: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly replace: boolean;
  /** True for a back link: the host page may call `history.back()` if the previous history entry is `to`. */
  readonly back?: true;
}

/**
 * Navigation to another screen. A host page with its own router cancels the event and shows the screen. If the event is
 * not cancelled, a step of the same journey is shown in place, and any other screen opens in the console.
 */
export class DictNavigateEvent extends CustomEvent<NavigateDetail> {
  constructor(detail: NavigateDetail) {
    super('dict-navigate', { ...bubbling, cancelable: true, detail });
  }
}

export type SessionReason = 'signed-in' | 'asked' | 'expired' | 'elsewhere' | 'password-changed' | 'account-deleted';

export interface SessionDetail {
  readonly status: 'signed-in' | 'signed-out';
  readonly reason: SessionReason;
}

export class DictSessionEvent extends CustomEvent<SessionDetail> {
  constructor(detail: SessionDetail) {
    super('dict-session', { ...bubbling, detail });
  }
}

/** The names of flows and steps are in steps.ts, and in the guide _Events and analytics_. */
export type StepDetail = {
  readonly [Flow in keyof Steps]: { readonly flow: Flow; readonly step: Steps[Flow] };
}[keyof Steps];

/** A step of a funnel, for analytics. */
export class DictStepEvent extends CustomEvent<StepDetail> {
  constructor(detail: StepDetail) {
    super('dict-step', { ...bubbling, detail });
  }
}

export interface PaymentIds {
  /**
   * The service's id of the order, as in the order history and on the receipt. '' until the service has named the order:
   * a payment link's order is known from the beginning, the order of a checkout with the result of the payment.
   */
  readonly orderId: string;
  /** The card provider's id of the order. '' if it is not known, as for a payment on the provider's page. */
  readonly providerOrderId: string;
}

export interface BeforePayDetail extends PaymentIds {
  /** The amount to be charged: a decimal string in the main unit of `currency`. Both are '' if they are not known. */
  readonly amount: string;
  readonly currency: string;
}

/** A payment is about to start. If the host page cancels the event, nothing is paid. */
export class DictBeforePayEvent extends CustomEvent<BeforePayDetail> {
  constructor(detail: BeforePayDetail) {
    super('dict-before-pay', { ...bubbling, cancelable: true, detail });
  }
}

export interface PaymentDetail extends PaymentIds {
  readonly status: 'succeeded' | 'pending' | 'failed' | 'dismissed';
}

/** The status of a payment. */
export class DictPaymentEvent extends CustomEvent<PaymentDetail> {
  constructor(detail: PaymentDetail) {
    super('dict-payment', { ...bubbling, detail });
  }
}

/** A code with which the service refuses a call, such as 'ORG07'. */
type ServiceCode = string & Record<never, never>;

/** The cause of an error: the service's own code if it refused a call, else one of `errorCodes` (error-codes.ts). */
export type ErrorCode = keyof typeof errorCodes | ServiceCode;

export interface ErrorDetail {
  readonly code: ErrorCode;
  /** The name of the service's call, '' if the error did not come from a call. */
  readonly call: string;
  /** Of a malformed answer: the field that does not fit, such as `Data.PurchaseSubs[3].SubscriptionId`; else ''. */
  readonly path: string;
  readonly message: string;
  /** The id that the call carried in the configuration's `requestIdHeader`, for the service's support; else ''. */
  readonly requestId: string;
}

/** Fields that are left out become ''. */
export type ErrorInput = Pick<ErrorDetail, 'code' | 'message'> & Partial<ErrorDetail>;

/** An error. The details contain nothing that a visitor typed. */
export class DictErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorInput) {
    super('dict-error', { ...bubbling, detail: { call: '', path: '', requestId: '', ...detail } });
  }
}

export interface DictEventMap {
  'dict-navigate': DictNavigateEvent;
  'dict-session': DictSessionEvent;
  'dict-step': DictStepEvent;
  'dict-before-pay': DictBeforePayEvent;
  'dict-payment': DictPaymentEvent;
  'dict-error': DictErrorEvent;
}

export const integrityError = 'IntegrityError';

/** The code of `dict-error` for a failed load: 'integrity' if a file differs from the build's (SEC-19), else 'load'. */
export const loadFailure = (error: unknown): 'integrity' | 'load' =>
  error instanceof Error && error.name === integrityError ? 'integrity' : 'load';
