import { reduceRecord, type PaymentEvent } from '../../../../src/core/payments/transitions.ts';
import type { PaymentRecord, State } from '../../../../src/core/payments/record.ts';

/* One event of each kind, and a record in each state. */

export const minuteMs = 60_000;
export const whose = { subject: 'subject', account: 'ada' };
export const proof = { sessionId: 'session' };
export const events: Readonly<Record<PaymentEvent['is'], PaymentEvent>> = {
  open: {
    is: 'open',
    ...whose,
    way: 'redirect',
    gatewayType: 2,
    orderId: null,
    address: 'https://pay.example/session_1',
    price: { amount: '1768.82', currency: 'INR' },
  },
  'take back': { is: 'take back' },
  dismiss: { is: 'dismiss', ...whose, gatewayType: 2, payment: 'hash' },
  pay: { is: 'pay', ...whose, gatewayType: 2, proof },
  'find paid': { is: 'find paid', payment: 'found', orderId: '7' },
  send: { is: 'send', limitMs: 1000, isOnline: true },
  'no answer': { is: 'no answer', retryAfterMs: null },
  'sign out': { is: 'sign out' },
  answer: { is: 'answer', state: 'confirmed' },
  'note failure': { is: 'note failure', reference: { errorRecordId: '1', orderId: null } },
};
export const names = Object.keys(events) as PaymentEvent['is'][];

/** A record in each state, by the events that lead there. */
export const recordIn = (state: State): PaymentRecord => {
  const opened = reduceRecord(null, events.open, 0);
  const ways: Readonly<Record<State, () => PaymentRecord | null>> = {
    open: () => opened,
    'taken-back': () => reduceRecord(opened, events['take back'], 0),
    dismissed: () => reduceRecord(opened, events.dismiss, 0),
    paid: () => reduceRecord(opened, events.pay, 0),
    refused: () => reduceRecord(recordIn('paid'), { is: 'answer', state: 'refused' }, 0),
    processing: () => reduceRecord(recordIn('paid'), { is: 'answer', state: 'processing' }, 0),
    confirmed: () => reduceRecord(recordIn('paid'), { is: 'answer', state: 'confirmed' }, 0),
  };
  return ways[state]()!;
};
