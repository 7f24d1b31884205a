import fc from 'fast-check';
import type * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  amount,
  count,
  digits,
  flag,
  forgiving,
  id,
  list,
  number,
  optional,
  optionalId,
  positiveId,
  text,
  time,
  toSentId,
  verdict,
} from '../../../../src/core/service/shapes.ts';
import { cpuMs } from '../../../support/cpu-time.ts';

/** The parsed value, or 'refused'. */
const read = (shape: z.ZodMiniType, wire: unknown): unknown => {
  const parsed = shape.safeParse(wire);
  return parsed.success ? parsed.data : 'refused';
};

describe('ids', () => {
  test.each([
    [501, '501'],
    ['501', '501'],
    ['90071992547409931234', '90071992547409931234'],
    [0, '0'],
    [-1, '-1'],
    ['', 'refused'],
    [null, 'refused'],
    [Number.POSITIVE_INFINITY, 'refused'],
    [{}, 'refused'],
    [true, 'refused'],
  ])('%j is %j', (wire, ours) => {
    expect(read(id, wire)).toBe(ours);
  });

  test.each([
    [7, '7'],
    ['', null],
    [null, null],
    [undefined, null],
    [-1, '-1'],
    [[], 'refused'],
  ])('an optional one that is %j is %j', (wire, ours) => {
    expect(read(optionalId, wire)).toBe(ours);
  });

  test.each([
    [7, '7'],
    [0, null],
    ['0', null],
    [-1, null],
    [null, null],
    ['deal-1', 'deal-1'],
  ])('one above 0 that is %j is %j', (wire, ours) => {
    expect(read(positiveId, wire)).toBe(ours);
  });

  test.each([
    ['501', 501],
    ['-1', -1],
    [1, 1],
    ['007', '007'],
    ['90071992547409931234', '90071992547409931234'],
    ['1e3', '1e3'],
    ['uc-1', 'uc-1'],
    ['', ''],
  ])('NET-22 %j is sent as %j', (ours, sent) => {
    expect(toSentId(ours)).toBe(sent);
  });

  test('NET-22 no id changes on its way in and out again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.bigInt().map(String)), (wire) => {
        expect(String(toSentId(read(id, wire) as string))).toBe(wire);
      }),
    );
  });
});

describe('NET-22 numbers', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['-3.5', -3.5],
    ['NaN', 'refused'],
    ['1e999', 'refused'],
    ['9'.repeat(400), 'refused'],
    ['', 'refused'],
    [Number.NaN, 'refused'],
    [Number.POSITIVE_INFINITY, 'refused'],
    [null, 'refused'],
  ])('%j is %j', (wire, ours) => {
    expect(read(number, wire)).toBe(ours);
  });

  test.each([
    [3, 3],
    ['3', 3],
    [-3, 0],
    [2.9, 2],
  ])('a count of %j is %j', (wire, ours) => {
    expect(read(count, wire)).toBe(ours);
  });

  test.each([
    [1180, '1180'],
    [1180.5, '1180.5'],
    ['1180.50', '1180.50'],
    [1e-7, '0.0000001'],
    [1e21, 'refused'],
    ['1,180', 'refused'],
    [null, 'refused'],
  ])('an amount of %j is the text %j', (wire, ours) => {
    expect(read(amount, wire)).toBe(ours);
  });
});

test.each([
  [true, true],
  ['True', true],
  [false, false],
  ['False', false],
  ['yes', 'refused'],
  [1, 'refused'],
  [null, 'refused'],
])('the flag %j is %j', (wire, ours) => {
  expect(read(flag, wire)).toBe(ours);
});

test('missing text is empty, and a number is accepted as text only if digits are expected', () => {
  expect([read(text, 'a'), read(text, null), read(text, undefined), read(text, 1)]).toEqual(['a', '', '', 'refused']);
  expect([read(digits, '0123'), read(digits, 560001), read(digits, null)]).toEqual(['0123', '560001', '']);
});

test('NET-23 an unreadable time is null', () => {
  expect(read(time, '31-12-2026 23:59:58')).toEqual(new Date(Date.UTC(2026, 11, 31, 23, 59, 58)));
  expect(read(time, '2026-12-31T23:59:58Z')).toEqual(new Date(Date.UTC(2026, 11, 31, 23, 59, 58)));
  const unreadable = [
    '',
    'soon',
    '0001-01-01',
    '9999-12-31T00:00:00Z',
    '31-02-2026 00:00:00',
    null,
    undefined,
    7,
    {},
    [],
  ];
  expect(unreadable.map((wire) => read(time, wire))).toEqual(unreadable.map(() => null));
});

test('a missing shape is null, a missing list empty', () => {
  expect([read(optional(number), null), read(optional(number), undefined), read(optional(number), '3')]).toEqual([
    null,
    null,
    3,
  ]);
  expect([read(list(number), null), read(list(number), undefined), read(list(number), ['3'])]).toEqual([[], [], [3]]);
  expect([read(optional(number), 'x'), read(list(number), ['x']), read(list(number), {})]).toEqual([
    'refused',
    'refused',
    'refused',
  ]);
});

test('an invalid value that is not essential is null', () => {
  expect([read(forgiving(number), 'x'), read(forgiving(number), {}), read(forgiving(number), '3')]).toEqual([
    null,
    null,
    3,
  ]);
});

test('a verdict without a code has an empty one', () => {
  expect(read(verdict, { Code: 'S0000', Message: 'Done' })).toEqual({ code: 'S0000', text: 'Done' });
  expect(read(verdict, {})).toEqual({ code: '', text: '' });
});

test.each(['1'.repeat(100_000), '1.'.repeat(50_000), '-'.repeat(100_000)])(
  'SEC-26 hostile numeric text is refused at once (%#)',
  (hostile) => {
    expect(read(number, hostile)).toBe('refused');
    expect(cpuMs(() => read(amount, hostile))).toBeLessThan(50);
  },
);
