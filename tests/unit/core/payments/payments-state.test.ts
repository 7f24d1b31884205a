import { describe, expect, test } from 'vitest';
import type { KnownPayment, PaymentRecord } from '../../../../src/core/payments/record.ts';
import { next } from '../../../../src/core/payments/next.ts';
import { stateOf } from '../../../../src/core/payments/payment-state.ts';

/* What the screens are shown, of the records of one subject. */

const nobody = { own: null, step: 'none', trouble: null } as const;
const whose = { subject: 'subject', account: '', gatewayType: 1 };

/** A payment that began and was answered at these times; without an answer it is still pending. */
function payment(id: string, sinceMs: number, answer?: ['confirmed' | 'refused' | 'processing', number]): KnownPayment {
  const proof = { paymentId: id, orderId: 'order', signature: 'signature' };
  const paid = next(null, { is: 'pay', ...whose, proof }, sinceMs);
  const record = (answer ? next(paid, { is: 'answer', state: answer[0] }, answer[1]) : paid) as PaymentRecord;
  return { key: id, record, keeping: 'durable', answer: null, isNews: true };
}

describe('PAY-16 paid twice', () => {
  test.each<[string, KnownPayment[], boolean]>([
    ['one alone', [payment('one', 0, ['confirmed', 5])], false],
    ['two confirmed at once', [payment('one', 0, ['confirmed', 5]), payment('two', 1, ['confirmed', 6])], true],
    [
      'a second one that is refused, because the order is paid',
      [payment('one', 0, ['confirmed', 5]), payment('two', 1, ['refused', 6])],
      true,
    ],
    ['a second one that is pending', [payment('one', 0, ['confirmed', 5]), payment('two', 1)], true],
    [
      'a first one that was refused, and a second one that was confirmed',
      [payment('one', 0, ['refused', 5]), payment('two', 10, ['confirmed', 15])],
      false,
    ],
    [
      'one that was bought again after it was confirmed',
      [payment('one', 0, ['confirmed', 5]), payment('two', 10, ['confirmed', 15])],
      false,
    ],
  ])('of %s', (_what, known, isTwice) => {
    for (const each of [known, known.toReversed()])
      expect(stateOf(each, null, nobody, '')).toMatchObject({ at: 'succeeded', isTwice });
  });
});
