/* What paying tells the page (DESIGN.md section 2): apart from events.ts, which every element carries. */
const bubbling = { bubbles: true, composed: true };

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
