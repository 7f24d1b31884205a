/*
 * What an element tells its page (DESIGN.md section 2). Details are ids, codes and counts: never a password, a token,
 * an OTP, an id_token or a payment signature.
 */

const bubbling = { bubbles: true, composed: true };

/** Where an element wants to go. */
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

/** Why somebody is signed in or out. */
export type SessionReason = 'signed-in' | 'asked' | 'expired' | 'elsewhere' | 'password-changed' | 'account-deleted';

/** Whether somebody is signed in now, and why. */
export interface SessionDetail {
  readonly status: 'signed-in' | 'signed-out';
  readonly reason: SessionReason;
}

/** Somebody has signed in or out, in this tab or another one. */
export class DictSessionEvent extends CustomEvent<SessionDetail> {
  constructor(detail: SessionDetail) {
    super('dict-session', { ...bubbling, detail });
  }
}

/** A step of a funnel: which one of which flow. */
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

/** What is about to be paid. */
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

/** How a payment stands. `orderId` is '' where the service has named none. */
export interface PaymentDetail {
  readonly status: 'succeeded' | 'pending' | 'failed' | 'dismissed';
  readonly orderId: string;
}

/** A payment has come to something new. */
export class DictPaymentEvent extends CustomEvent<PaymentDetail> {
  constructor(detail: PaymentDetail) {
    super('dict-payment', { ...bubbling, detail });
  }
}

/** A code that the service gave its refusal, such as 'ORG07'. */
type ServiceCode = string & Record<never, never>;

/**
 * What an error is about: the service's own code where it refused a call, else one of these.
 *
 * | code | |
 * | --- | --- |
 * | '401' | the session has ended |
 * | '404' | no answer came |
 * | '500' | the call failed, or could not be sent |
 * | 'malformed' | an answer that does not fit its schema |
 * | 'load' | a part of the library could not be loaded |
 * | 'integrity' | what was loaded is not what was built |
 * | 'view' | a view failed |
 * | 'hydration' | what a server drew was drawn anew |
 * | 'page' | nothing can be drawn on this page |
 * | 'usage' | a mistake in the page's markup or configuration; `message` names the fix |
 * | 'sso' | the Microsoft sign-in can't be started here |
 */
export type ErrorCode =
  | '401'
  | '404'
  | '500'
  | 'malformed'
  | 'load'
  | 'integrity'
  | 'view'
  | 'hydration'
  | 'page'
  | 'usage'
  | 'sso'
  | ServiceCode;

/** What went wrong. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  /** The endpoint's name, '' where no call was made. */
  readonly call: string;
  readonly message: string;
}

/** Something went wrong. No detail holds what a visitor typed. */
export class DictErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('dict-error', { ...bubbling, detail });
  }
}

/** Every event of the elements, by its name. */
export interface DictEventMap {
  'dict-navigate': DictNavigateEvent;
  'dict-session': DictSessionEvent;
  'dict-step': DictStepEvent;
  'dict-before-pay': DictBeforePayEvent;
  'dict-payment': DictPaymentEvent;
  'dict-error': DictErrorEvent;
}
