/*
 * What an element tells its page (DESIGN.md section 2). Details are ids, codes and counts: never a password, a token,
 * an OTP, an id_token or a payment signature.
 */
import type { DictBeforePayEvent, DictPaymentEvent } from './payment-events.ts';

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
