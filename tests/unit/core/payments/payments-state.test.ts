import { describe, expect, test } from 'vitest';
import type { Confirmation, KnownPayment, PaymentAnswer, State } from '../../../../src/core/payments/record.ts';
import type { PaymentIntent, PaymentState } from '../../../../src/core/payments/payment.ts';
import {
  createPress,
  idle,
  lastPaidMs,
  moved,
  moves,
  pressEnded,
  stateOf,
  type Stage,
} from '../../../../src/core/payments/stages.ts';
import { recordIn } from './next.world.ts';

/* The status for the screens, derived from the records of one subject. */

const press = pressed();
const shared = { press, key: 'key' };
/** A value for each stage that a page can be in after a press of Pay now. */
const stages: { readonly [At in Stage['at']]: Extract<Stage, { at: At }> } = {
  idle,
  starting: { at: 'starting', press },
  opening: { at: 'opening', ...shared },
  asking: { at: 'asking', ...shared, decide: () => {} },
  widget: { at: 'widget', ...shared, widget: { close: () => {}, giveUp: () => {} } },
  recording: { at: 'recording', ...shared },
  leaving: { at: 'leaving', ...shared },
};

function pressed(goods: Partial<PaymentIntent> = {}) {
  const intent = {
    check: async () => true,
    repeatsPaidMs: null,
    start: async () => null,
    shown: null,
    orderId: null,
    ...goods,
  };
  const by = { element: null, emit: () => true, signal: new AbortController().signal, closeLayers: () => {} };
  return createPress(intent, by, 'ada');
}

/** Ada's payment in a state. */
function adas(state: State, change: Partial<KnownPayment['record']> = {}): KnownPayment {
  const record = { ...recordIn(state), orderId: 'order', atMs: 7, ...change };
  return { key: 'key', record, lifetime: 'durable', answer: null, isUnread: true };
}

/** A payment that began at `sinceMs` and was answered at `atMs` with `state`; without the last argument it is pending. */
const payment = (key: string, sinceMs: number, [state, atMs]: [State, number] = ['paid', sinceMs]): KnownPayment => ({
  ...adas(state, { payment: key, sinceMs, atMs, account: '' }),
  key,
});

const unnamed = (known: KnownPayment): KnownPayment => ({ ...known, record: { ...known.record, payment: null } });

test.each<[string, KnownPayment[], boolean]>([
  ['one alone', [payment('one', 0, ['confirmed', 5])], false],
  ['two confirmed at once', [payment('one', 0, ['confirmed', 5]), payment('two', 1, ['confirmed', 6])], true],
  [
    'a second one that is refused, because the order is paid',
    [payment('one', 0, ['confirmed', 5]), payment('two', 1, ['refused', 6])],
    true,
  ],
  ['a second one that is pending', [payment('one', 0, ['confirmed', 5]), payment('two', 1)], true],
  ['a first one that is still pending', [payment('one', 0), payment('two', 10, ['confirmed', 15])], true],
  [
    'one that began as the other one was confirmed',
    [payment('one', 0, ['confirmed', 5]), payment('two', 5, ['confirmed', 9])],
    true,
  ],
  ['one that the payer dismissed', [payment('one', 0, ['dismissed', 5]), payment('two', 1, ['confirmed', 6])], false],
  [
    'one that another page has found paid, by an id that this one does not know',
    [payment('one', 0, ['confirmed', 5]), unnamed(payment('two', 1, ['confirmed', 6]))],
    false,
  ],
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
  [
    'one return that was opened again',
    [payment('one', 0, ['confirmed', 5]), { ...payment('one', 5, ['confirmed', 6]), key: 'again' }],
    false,
  ],
])(
  'an order reads as paid twice only if two payments may have charged it: %s',
  { tags: ['PAY-16'] },
  (_what, known, isDuplicate) => {
    for (const each of [known, known.toReversed()])
      expect(stateOf(each, null, idle, '')).toMatchObject({ at: 'succeeded', isDuplicate });
    // After a reload the page says only that the order was paid twice.
    const read = known.map((each) => ({ ...each, isUnread: each.record.state === 'paid' }));
    const { at } = stateOf(read, null, idle, '');
    expect(at).toBe(isDuplicate ? 'succeeded' : 'ready');
  },
);

const confirmation: Confirmation = {
  message: null,
  isConfirmed: true,
  productName: 'Dictation',
  planName: '',
  currencySign: '',
  amountPaid: '1.00',
  expiresOn: null,
  providerPaymentId: null,
  errorRecordId: null,
  orderId: 'order',
};
const withoutDetails = { ...confirmation, productName: '', amountPaid: null, orderId: null };
const processing: PaymentAnswer & PaymentState = { at: 'processing', confirmation };
const refused: PaymentAnswer & PaymentState = {
  at: 'refused',
  code: 'S1',
  text: 'No',
  errorRecordId: '7',
  orderId: 'order',
};

describe('the status of a subject for Ada, who is signed in', () => {
  test.each<[string, KnownPayment, PaymentState]>([
    ['paid', adas('paid'), { at: 'pending', isDurable: true, waitsForAccount: false }],
    [
      'paid, and in the memory of the page only',
      { ...adas('paid'), lifetime: 'page' },
      { at: 'pending', isDurable: false, waitsForAccount: false },
    ],
    ['processing', { ...adas('processing'), answer: processing }, processing],
    [
      'confirmed in another tab, whose message did not arrive',
      adas('confirmed'),
      { at: 'succeeded', confirmation: withoutDetails, isDuplicate: false },
    ],
    ['refused, with the words of the service', { ...adas('refused'), answer: refused }, refused],
    [
      'refused in another tab, whose message did not arrive',
      adas('refused'),
      { at: 'refused', code: '', text: '', errorRecordId: null, orderId: null },
    ],
    ['paid by Ben: not hers to see', adas('paid', { account: 'ben' }), { at: 'ready' }],
    ['seen already', { ...adas('confirmed'), isUnread: false }, { at: 'ready' }],
  ])('%s', { tags: ['PAY-12', 'PAY-22', 'PAY-35'] }, (_what, known, state) =>
    expect(stateOf([known], null, idle, 'ada')).toEqual(state),
  );

  test('if nobody is signed in, one that is paid is shown as waiting, and no other', { tags: ['PAY-36'] }, () => {
    expect(stateOf([adas('paid')], null, idle, '')).toEqual({
      at: 'pending',
      isDurable: true,
      waitsForAccount: true,
    });
    expect(stateOf([adas('confirmed')], null, idle, '')).toEqual({ at: 'ready' });
  });

  test.each<[Exclude<Stage['at'], 'idle'>, PaymentState['at']]>([
    ['starting', 'starting'],
    ['opening', 'starting'],
    ['asking', 'not-kept'],
    ['widget', 'open'],
    ['recording', 'recording'],
    ['leaving', 'leaving'],
  ])('this page is %s, and shows %s', (at, shown) =>
    expect(stateOf([], null, stages[at], 'ada')).toEqual({ at: shown }),
  );

  const reference = { errorRecordId: '7', orderId: 'named' };
  test.each<[string, KnownPayment | null, Partial<typeof idle>, PaymentState]>([
    [
      'dismissed, before its ids are known',
      adas('dismissed'),
      {},
      { at: 'dismissed', errorRecordId: null, orderId: 'order' },
    ],
    ['dismissed', adas('dismissed', { reference }), {}, { at: 'dismissed', ...reference }],
    [
      'stopped by a trouble',
      null,
      { trouble: { kind: 'refused', text: 'No' } },
      { at: 'ready', trouble: { kind: 'refused', text: 'No' } },
    ],
  ])('this page is idle, its payment %s', (_what, own, message, state) =>
    expect(stateOf(own ? [own] : [], null, { ...idle, key: 'key', ...message }, 'ada')).toEqual(state),
  );

  test('open in a widget whose page is gone: the payer reads when, and how much', { tags: ['PAY-43'] }, () => {
    const price = { amount: '1768.82', currency: 'INR' };
    const opened = adas('open', { way: 'widget', price });
    expect(stateOf([opened], opened, idle, 'ada')).toEqual({ at: 'opened', sinceMs: 7, price });
  });

  test('open in another tab: the payer can continue if the address is known', { tags: ['PAY-14'] }, () => {
    const elsewhere = adas('open');
    expect(stateOf([elsewhere], elsewhere, idle, 'ada')).toEqual({ at: 'elsewhere', sinceMs: 7, canResume: true });
    const unknown = adas('open', { address: null });
    expect(stateOf([unknown], unknown, idle, 'ada')).toEqual({ at: 'elsewhere', sinceMs: 7, canResume: false });
  });

  test('a late success wins over what this page is doing', { tags: ['PAY-17'] }, () => {
    expect(stateOf([adas('paid')], null, stages.leaving, 'ada').at).toBe('pending');
  });
});

describe('the time of the last payment that the payer may not know of', { tags: ['PAY-26', 'PAY-42'] }, () => {
  const confirmed = payment('one', 0, ['confirmed', 5]);
  const shown: KnownPayment = { ...confirmed, answer: { at: 'confirmed', confirmation } };
  const processed = payment('one', 0, ['processing', 6]);
  const bens: KnownPayment = { ...confirmed, record: { ...confirmed.record, account: 'ben' } };
  test.each<[string, KnownPayment[], number | null, number | null]>([
    ['none', [], null, null],
    ['a confirmed one', [confirmed], null, 5],
    ['one that is processing', [processed], null, 6],
    [
      'one that is processing, as the payer has read in a message',
      [{ ...processed, answer: { at: 'processing', confirmation } }],
      null,
      6,
    ],
    ['the last of two', [confirmed, payment('two', 6, ['confirmed', 9])], null, 9],
    ['a refused one', [payment('one', 0, ['refused', 5])], null, null],
    ['one that is pending', [payment('one', 0)], null, null],
    ['one whose answer was shown', [shown], null, null],
    ['another user’s', [bens], null, null],
    ['one that the payer was asked about', [confirmed], 5, null],
    ['one after it', [confirmed], 4, 5],
  ])('%s', (_what, known, sinceMs, last) => expect(lastPaidMs(known, 'ada', sinceMs)).toBe(last));
});

test('a refusal that was read is not shown again beside the payment that was confirmed', { tags: ['PAY-16'] }, () => {
  const confirmed = payment('one', 0, ['confirmed', 5]);
  const read = [{ ...confirmed, record: { ...confirmed.record, isSeen: true } }, payment('two', 1, ['refused', 6])];
  const known = read.map((each) => ({ ...each, isUnread: false }) as KnownPayment);
  expect(stateOf(known, null, idle, 'ada')).toEqual({ at: 'ready' });
});

describe('a press of Pay now', { tags: ['PAY-30'] }, () => {
  const goods = (purchase: string | undefined, amount: string) =>
    pressed({ purchase, shown: { amount, currency: 'INR' } as never });

  test('is over once it has ended', () => {
    const pay = pressed();
    expect(pay.isOver()).toBe(false);
    pay.end();
    expect(pay.isOver()).toBe(true);
  });

  test('waits for nothing once it has ended', async () => {
    const pay = pressed();
    pay.end();
    expect(await pay.untilEnded(new Promise(() => {}))).toBe(pressEnded);
  });

  test('is for the same goods as the next one at the same price', () => {
    expect(goods('plan 7', '12.00').what()).toBe(goods('plan 7', '12.00').what());
    expect(goods(undefined, '12.00').what()).toBe(goods('', '12.00').what());
  });

  test('is for other goods where the goods or the price differ', () => {
    const first = goods('plan 7', '12.00').what();
    for (const other of [goods('plan 8', '12.00'), goods('plan 7', '13.00'), goods(undefined, '12.00')])
      expect(other.what()).not.toBe(first);
  });
});

describe('the walk over what a page is doing', () => {
  const all = Object.values(stages);

  test('reaches all 7 stages from idle, and idle from each', () => {
    const reached = new Set<Stage['at']>(['idle']);
    for (const at of reached) for (const next of moves[at]) reached.add(next);
    expect(reached.size).toBe(7);
    expect(all.filter(({ at }) => !moves[at].includes('idle'))).toEqual([]);
  });

  test('takes each of the 49 moves only if the table has it', () => {
    const taken = all.flatMap((from) =>
      all
        .filter((to) => moved(from, to) === to && (from !== to || moves[from.at].includes(to.at)))
        .map(({ at }) => `${from.at} ${at}`),
    );
    expect(taken).toEqual(
      all.flatMap(({ at }) =>
        all
          .map((to) => to.at)
          .filter((to) => moves[at].includes(to))
          .map((to) => `${at} ${to}`),
      ),
    );
  });

  test('ignores what an earlier press does after the next one has begun', { tags: ['PAY-35'] }, () => {
    const late = pressed();
    for (const stage of all.filter(({ at }) => at !== 'idle'))
      for (const next of all.filter(({ at }) => at !== 'idle'))
        expect(moved(stage, { ...next, press: late } as Stage)).toBe(stage);
  });

  test('in each of the 7 stages a payment that is paid or confirmed is shown instead', { tags: ['PAY-17'] }, () => {
    for (const stage of all)
      for (const state of ['paid', 'confirmed'] as const)
        expect(stateOf([adas(state)], adas('open'), stage, 'ada').at).toBe(state === 'paid' ? 'pending' : 'succeeded');
  });
});
