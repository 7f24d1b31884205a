import fc from 'fast-check';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { forgiving, list, optional, toSentId } from '../../../../src/core/service/fields.ts';
import {
  amount,
  count,
  digits,
  flag,
  id,
  number,
  optionalId,
  positiveId,
  text,
  time,
  verdict,
} from '../../../../src/core/service/shapes.ts';

/** The parsed value, or 'refused'. */
const read = (shape: z.ZodMiniType, wire: unknown): unknown => {
  const parsed = shape.safeParse(wire);
  return parsed.success ? parsed.data : 'refused';
};

const newYear = new Date(Date.UTC(2026, 11, 31, 23, 59, 58));

test.each<[shape: string, schema: z.ZodMiniType, wire: unknown, ours: unknown]>([
  ['an id', id, 501, '501'],
  ['an id', id, '90071992547409931234', '90071992547409931234'],
  ['an id', id, '', 'refused'],
  ['an id', id, ' ', 'refused'],
  ['an id', id, null, 'refused'],
  ['an id', id, true, 'refused'],
  ['an optional id', optionalId, 7, '7'],
  ['an optional id', optionalId, '', null],
  ['an optional id', optionalId, '  ', null],
  ['an optional id', optionalId, undefined, null],
  ['an optional id', optionalId, [], 'refused'],
  ['an id above 0', positiveId, '0', null],
  ['an id above 0', positiveId, -1, null],
  ['an id above 0', positiveId, 'deal-1', 'deal-1'],
  ['a number', number, '-3.5', -3.5],
  ['a number', number, '1e999', 'refused'],
  ['a number', number, '9'.repeat(400), 'refused'],
  ['a number', number, '', 'refused'],
  ['a number', number, Number.NaN, 'refused'],
  ['a count', count, '-3', 0],
  ['a count', count, 2.9, 2],
  ['an amount', amount, 1180.5, '1180.5'],
  ['an amount', amount, '1180.50', '1180.50'],
  ['an amount', amount, 1e-7, '0.0000001'],
  ['an amount', amount, -1.5e-7, '-0.00000015'],
  ['an amount', amount, 1e21, 'refused'],
  ['an amount', amount, '1,180', 'refused'],
  ['a flag', flag, 'True', true],
  ['a flag', flag, 'False', false],
  ['a flag', flag, 1, 'refused'],
  ['a text', text, undefined, ''],
  ['a text', text, ' \n\u00a0', ''],
  ['a text', text, ' Ina Example  ', 'Ina Example'],
  ['a text', text, 1, 'refused'],
  ['a text of digits', digits, 560001, '560001'],
  ['a text of digits', digits, '   ', ''],
  ['a time', time, '31-12-2026 23:59:58', newYear],
  ['a time', time, '2026-12-31T23:59:58Z', newYear],
  ['a time', time, '31-02-2026 00:00:00', null],
  ['a time', time, 7, null],
  ['an optional number', optional(number), undefined, null],
  ['an optional number', optional(number), 'x', 'refused'],
  ['a list', list(number), null, []],
  ['a list', list(number), ['x'], 'refused'],
  ['a number that is not essential', forgiving(number), 'x', null],
  ['a verdict', verdict, {}, { code: '', text: '' }],
])(
  '%s of an answer is read as the service means it, or refused (%#)',
  { tags: ['NET-22', 'NET-23'] },
  (_, schema, wire, ours) => expect(read(schema, wire)).toEqual(ours),
);

test.each([
  ['501', 501],
  ['007', '007'],
  ['90071992547409931234', '90071992547409931234'],
  ['1e3', '1e3'],
  ['', ''],
])('the id %j is sent as %j', { tags: ['NET-22'] }, (ours, sent) => expect(toSentId(ours)).toBe(sent));

test('no id changes on its way in and out again', { tags: ['NET-22'] }, () => {
  // A blank one is refused.
  const visible = fc.string().filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.oneof(visible, fc.bigInt().map(String)), (wire) => {
      expect(String(toSentId(read(id, wire) as string))).toBe(wire);
    }),
  );
});
