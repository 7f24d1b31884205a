/*
 * What an element tells its page (DESIGN.md section 2). Details are ids, codes and counts: never a password, a token,
 * an OTP, an id_token or a payment signature.
 */

const bubbling = { bubbles: true, composed: true };

export interface NavigateDetail {
  /** A path of the console's route table, with its query. */
  readonly to: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly replace: boolean;
}

/** A host cancels it and routes; uncancelled, a step of the same journey shows in place and anything else opens the console. */
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

export interface StepDetail {
  readonly flow: string;
  readonly step: string;
}

/** A step of a funnel, for analytics. */
export class DictStepEvent extends CustomEvent<StepDetail> {
  constructor(detail: StepDetail) {
    super('dict-step', { ...bubbling, detail });
  }
}

export interface BeforePayDetail {
  readonly orderId: string;
  /** As it will be charged: a decimal text, in `currency`. */
  readonly amount: string;
  readonly currency: string;
}

/** A page may cancel it: nothing is paid then. */
export class DictBeforePayEvent extends CustomEvent<BeforePayDetail> {
  constructor(detail: BeforePayDetail) {
    super('dict-before-pay', { ...bubbling, cancelable: true, detail });
  }
}

export interface PaymentDetail {
  readonly status: 'succeeded' | 'pending' | 'failed' | 'dismissed';
  readonly orderId: string;
}

export class DictPaymentEvent extends CustomEvent<PaymentDetail> {
  constructor(detail: PaymentDetail) {
    super('dict-payment', { ...bubbling, detail });
  }
}

export interface ErrorDetail {
  /** The service's code, an HTTP code, 'malformed', 'view', 'hydration', 'integrity', 'load', or 'page' where nothing is drawn. */
  readonly code: string;
  /** The endpoint's name, '' where no call was made. */
  readonly call: string;
  readonly message: string;
}

export class DictErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('dict-error', { ...bubbling, detail });
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
