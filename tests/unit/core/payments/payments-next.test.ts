import { describe, expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import {
  recordAsOf,
  hasEnded,
  mayReturn,
  merged,
  newestRetries,
  pauseMs,
  reduceRecord,
  remainingOpenMs,
  transitions,
} from '../../../../src/core/payments/transitions.ts';

import { states, type PaymentRecord, type RetryState } from '../../../../src/core/payments/record.ts';
import { read } from '../../../build/built.ts';
import { events, minuteMs, names, proof, recordIn, whose } from './next.world.ts';

/* The transitions of one payment, and the meaning of its record at a given time. */

const sending = (change: Partial<RetryState>): RetryState => ({
  sent: 1,
  at: 1000,
  notBefore: 2000,
  hasEndedSession: false,
  ...change,
});

test('the README shows the table of transitions', () => {
  const readme = read('src/core/payments/README.md');
  const shown = readme
    .slice(readme.indexOf('## Transitions'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => Array.from(line.matchAll(/`([^`]*)`/g), ([, cell]) => cell));
  const wanted = (['none', ...states] as const).flatMap((from) =>
    names.flatMap((name) => {
      const to = transitions[from][name];
      if (to === undefined) return [];
      return [[from, name, ...(Array.isArray(to) ? to : [to === 'same' ? from : to])]];
    }),
  );
  expect(shown).toEqual(wanted);
});

describe('the record of a payment', () => {
  const address = 'https://pay.example/session_1?x=7_signs#signs__8';
  const opened = () => reduceRecord(null, { ...events.open, address } as never, 2000)!;
  const unsent = (at: number) => ({ sent: 0, at, notBefore: at, hasEndedSession: false });

  test('of a success or a dismissal without a start has the provider’s page as its way, and no order', () => {
    const dismissed = reduceRecord(null, events.dismiss, 1000);
    expect(dismissed).toMatchObject({ way: 'redirect', gatewayType: 2, orderId: null, payment: 'hash', atMs: 1000 });
    expect(reduceRecord(null, events.pay, 1000)).toMatchObject({ way: 'widget', gatewayType: 2, orderId: null, proof });
  });

  test('keeps the address while it is open, and hashes of the parts of eight and more characters', () => {
    expect(opened()).toMatchObject({
      state: 'open',
      way: 'redirect',
      gatewayType: 2,
      address,
      sinceMs: 2000,
      atMs: 2000,
    });
    expect(opened().traces).toEqual(['pay.example', 'session_1', 'signs__8'].map((part) => shortHash(part)));
    expect(reduceRecord(opened(), events['take back'], 3000)).toMatchObject({
      state: 'taken-back',
      address: null,
      atMs: 3000,
    });
    expect(reduceRecord(opened(), events.dismiss, 3000)).toMatchObject({
      state: 'dismissed',
      address: null,
      payment: 'hash',
    });
  });

  test('of a success has the proof, the hash of its id and the order, and no traces', () => {
    const card = { paymentId: 'pay_1', orderId: 'order_1', signature: 's' };
    const paid = reduceRecord(opened(), { is: 'pay', ...whose, gatewayType: 3, proof: card }, 3000);
    expect(paid).toMatchObject({ state: 'paid', proof: card, payment: shortHash('pay_1'), gatewayType: 3, traces: [] });
    expect(paid).toMatchObject({ providerOrderId: 'order_1', address: null, sending: unsent(3000) });
    expect(reduceRecord(opened(), events.pay, 3000)).toMatchObject({
      orderId: null,
      payment: shortHash(proof.sessionId),
    });
  });

  test.each([null, 'named'])('of a success keeps the service’s order id, %s, beside the provider’s', (orderId) => {
    const card = { paymentId: 'pay_1', orderId: 'order_1', signature: 's' };
    const paid = reduceRecord({ ...opened(), orderId }, { is: 'pay', ...whose, gatewayType: 3, proof: card }, 3000);
    expect(paid).toMatchObject({ orderId, providerOrderId: 'order_1' });
  });

  test('of an answer forgets the proof and the attempts', () => {
    const sent = reduceRecord(recordIn('paid'), events.send, 0)!;
    expect(reduceRecord(sent, events.answer, 5000)).toMatchObject({ proof: null, sending: unsent(5000), atMs: 5000 });
  });

  test.each([
    ['order_2', 'order_2'],
    [null, 'order_1'],
    [undefined, 'order_1'],
  ])('of an answer that names the order %s has the order %s', (named, shown) => {
    const paid = { ...recordIn('paid'), orderId: 'order_1' };
    expect(reduceRecord(paid, { is: 'answer', state: 'confirmed', orderId: named }, 0)!.orderId).toBe(shown);
  });

  test('that is found paid has the payment and the order that the service names, else its own', () => {
    const known = { ...recordIn('dismissed'), payment: 'own', orderId: 'own order' };
    const found = (payment: string | null, orderId: string | null) =>
      reduceRecord(known, { is: 'find paid', payment, orderId }, 0);
    expect(found('named', 'order')).toMatchObject({ state: 'confirmed', payment: 'named', orderId: 'order' });
    expect(found(null, null)).toMatchObject({ state: 'confirmed', payment: 'own', orderId: 'own order' });
  });

  test.each(states)('that is %s notes the reference of a failure, and stays as it is', (state) => {
    const reference = { errorRecordId: '1', orderId: null };
    expect(reduceRecord(recordIn(state), { is: 'note failure', reference }, 9)).toEqual({
      ...recordIn(state),
      reference,
    });
  });

  test('of a dismissal without a start has no traces', () => {
    expect(reduceRecord(null, events.dismiss, 0)!.traces).toEqual([]);
  });

  test('is not changed by an event that its state does not know', () => {
    const confirmed = recordIn('confirmed');
    expect(reduceRecord(confirmed, events['take back'], 9)).toBe(confirmed);
    expect(reduceRecord(null, events.send, 9)).toBe(null);
  });

  test('counts an attempt that leaves, and the first one of a page that is offline', () => {
    const paid = recordIn('paid');
    const after = reduceRecord(paid, events.send, 1000)!;
    expect(after.sending).toEqual({ sent: 1, at: 1000, notBefore: 3000, hasEndedSession: false });
    const offline = { ...events.send, isOnline: false } as never;
    expect(reduceRecord(paid, offline, 1000)!.sending.sent).toBe(1);
    expect(reduceRecord(reduceRecord(after, events.send, 1000), offline, 1000)!.sending.sent).toBe(2);
  });

  test('waits a second after no answer, or as long as the service asks', () => {
    const sent = reduceRecord(recordIn('paid'), events.send, 0)!;
    expect(reduceRecord(sent, events['no answer'], 500)!.sending).toMatchObject({ sent: 1, at: 500, notBefore: 1500 });
    const asked = reduceRecord(sent, { is: 'no answer', retryAfterMs: 20_000 }, 500)!;
    expect(asked.sending).toMatchObject({ at: 500, notBefore: 20_500 });
    expect(reduceRecord(asked, events['sign out'], 900)!.sending).toEqual({ ...asked.sending, hasEndedSession: true });
  });
});

describe('the record of a payment at a later time', () => {
  const dayMs = 24 * 60 * minuteMs;
  const open = () => recordIn('open');

  test('is open for half an hour, and known for a day', { tags: ['PAY-42'] }, () => {
    expect(remainingOpenMs(open(), 0)).toBe(30 * minuteMs);
    expect(remainingOpenMs(open(), 29 * minuteMs)).toBe(minuteMs);
    expect(remainingOpenMs(open(), 31 * minuteMs)).toBe(0);
    expect(remainingOpenMs({ ...open(), way: 'widget' }, 0)).toBe(30 * minuteMs);
    expect(remainingOpenMs(recordIn('taken-back'), 0)).toBe(0);
    expect(recordAsOf(open(), 29 * minuteMs)).toEqual(open());
    expect(recordAsOf(open(), 30 * minuteMs)).toEqual({ ...open(), address: null });
    expect(recordAsOf(recordIn('confirmed'), 23 * 60 * minuteMs)).not.toBe(null);
    expect(recordAsOf(open(), dayMs)).toBe(null);
  });

  test('is never forgotten if the payment is paid', () => {
    const paid = recordIn('paid');
    expect(recordAsOf(paid, 400 * dayMs)).toBe(paid);
    expect(recordAsOf(paid, -400 * dayMs)).toBe(paid);
  });

  test('counts as new if it is from the future, because the clock was set back', { tags: ['PAY-22'] }, () => {
    const ahead = { ...open(), sinceMs: 5 * dayMs - minuteMs, atMs: 5 * dayMs };
    expect(recordAsOf(ahead, dayMs)).toEqual({ ...ahead, sinceMs: dayMs, atMs: dayMs });
    expect(recordAsOf({ ...ahead, sinceMs: 0 }, dayMs)).toMatchObject({ sinceMs: 0, atMs: dayMs });
  });

  test('says by its state whether the payer may come back, and whether it has ended', () => {
    const holds = (is: (record: PaymentRecord) => boolean) => states.filter((state) => is(recordIn(state)));
    expect(holds(mayReturn)).toEqual(['open', 'taken-back']);
    expect(holds(hasEnded)).toEqual(['refused', 'processing', 'confirmed']);
    // A widget opens over the page: its payer has not left, so cannot come back.
    expect(states.filter((state) => mayReturn({ ...recordIn(state), way: 'widget' }))).toEqual([]);
  });
});

describe('two copies of a payment', () => {
  const longestMs = 60_000;
  const paid = () => recordIn('paid');

  test.each(states.slice(1).map((state, at) => [states[at]!, state] as const))(
    'one is %s, one is %s: the later state wins',
    (behind, ahead) => {
      const [one, other] = [recordIn(behind), recordIn(ahead)];
      expect(merged(one, other, 0, longestMs)).toEqual(other);
      expect(merged(other, one, 0, longestMs)).toEqual(other);
    },
  );

  test('of one state: the first is true, with the reference that either has', () => {
    const [one, other] = [recordIn('open'), { ...recordIn('open'), orderId: 'other' }];
    expect(merged(one, other, 0, longestMs)).toEqual(one);
    const reference = { errorRecordId: '1', orderId: null };
    expect(merged(one, { ...other, reference }, 0, longestMs)).toEqual({ ...one, reference });
    expect(merged(recordIn('confirmed'), { ...paid(), reference }, 0, longestMs)).toMatchObject({
      state: 'confirmed',
      reference,
    });
  });

  test('of which only one is paid: only its own attempts count', () => {
    const attempts = sending({ sent: 3, at: 4000 });
    const confirmed = recordIn('confirmed');
    expect(merged({ ...paid(), sending: attempts }, confirmed, 5000, longestMs)).toEqual(confirmed);
    const one = { ...paid(), sending: sending({}) };
    expect(merged({ ...recordIn('open'), sending: attempts }, one, 5000, longestMs)).toEqual(one);
  });

  test('that are paid: the attempts of both count', () => {
    const [one, other] = [sending({ sent: 3, at: 500 }), sending({ sent: 2, hasEndedSession: true })];
    const both = merged({ ...paid(), sending: one }, { ...paid(), sending: other }, 5000, longestMs);
    expect(both.sending).toEqual({ sent: 3, at: 1000, notBefore: 2000, hasEndedSession: true });
  });

  test('the last attempt determines the wait, limited by the longest request or Retry-After', () => {
    const last = sending({ at: 4000, notBefore: 4500 });
    expect(newestRetries([sending({ notBefore: 9000 }), last], 5000, longestMs)).toMatchObject({
      at: 4000,
      notBefore: 4500,
    });
    const twice = [sending({ notBefore: 3000 }), sending({ notBefore: 7000 })];
    expect(newestRetries(twice, 5000, longestMs).notBefore).toBe(7000);
    expect(newestRetries([sending({ notBefore: 1e12 })], 5000, longestMs).notBefore).toBe(1000 + longestMs);
    expect(newestRetries([sending({ notBefore: 0 })], 5000, longestMs).notBefore).toBe(1000);
    const now = sending({ at: 5000, notBefore: 6000 });
    expect(newestRetries([sending({ at: 3000 }), now], 5000, longestMs)).toMatchObject({ at: 5000, notBefore: 6000 });
  });

  test('from the future, because the clock was set back: the pause begins now', { tags: ['PAY-22'] }, () => {
    const ahead = [sending({ sent: 4, at: 9000, notBefore: 9500 }), sending({ at: 8000, notBefore: 8700 })];
    expect(newestRetries(ahead, 5000, longestMs)).toEqual({
      sent: 4,
      at: 5000,
      notBefore: 5700,
      hasEndedSession: false,
    });
    const mixed = [sending({ sent: 4, at: 9000, notBefore: 9900 }), sending({ at: 3000, notBefore: 3100 })];
    expect(newestRetries(mixed, 5000, longestMs)).toMatchObject({ sent: 4, at: 3000, notBefore: 3100 });
  });
});

describe('the pause before the next confirmation', () => {
  const noChance = () => 0;
  const after = (sent: number, askedMs = 1000) => sending({ sent, at: 10_000, notBefore: 10_000 + askedMs });
  const leftMs = (attempts: RetryState, mayRetryEarly = false, nowMs = 10_000) =>
    pauseMs(attempts, nowMs, mayRetryEarly, noChance);

  test('doubles from a second to half an hour', () => {
    expect(leftMs(after(0, 5000))).toBe(0);
    expect([1, 2, 3, 4, 11, 12, 20].map((sent) => leftMs(after(sent)))).toEqual(
      [1, 2, 4, 8, 1024, 1800, 1800].map((seconds) => seconds * 1000),
    );
    expect(pauseMs(after(3), 10_000, false, () => 1)).toBe(5000);
  });

  test('is not shorter than the service asks, and begins with the last attempt', () => {
    expect(leftMs(after(1, 20_000))).toBe(20_000);
    expect(leftMs(after(3), false, 12_500)).toBe(1500);
    expect(leftMs(after(3), false, 99_000)).toBe(0);
    expect(leftMs({ ...after(1), notBefore: 0 }, true)).toBe(0);
  });

  test('is only what the service asks, for the first eight attempts of a woken page', () => {
    expect(leftMs(after(8), true)).toBe(1000);
    expect(leftMs(after(9), true)).toBe(256_000);
  });
});
