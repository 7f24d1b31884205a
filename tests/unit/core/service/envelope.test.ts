import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../../../src/core/config/text.ts';
import { parseJson } from '../../../../src/core/format/json.ts';
import { clientWorld, find } from './client.world.ts';
import { cpuMs } from '../../../support/cpu-time.ts';

/** 2,000 cases in every run; `SOAK=1 npx vitest run --project node tests/unit/core/service/envelope.test.ts` for the 100,000 of NET-20. */
const numRuns = process.env.SOAK ? 100_000 : 2000;
const soakMs = 300_000;

const statuses = fc.oneof(
  fc.constantFrom(0, 1, 2, -1, '0', '1', '2', 'true', true, false, null, [], {}, 0.5, 1e308),
  fc.anything(),
);
const almostEnvelope = fc.record(
  {
    Status: statuses,
    Data: fc.oneof(fc.constant({ Id: 1 }), fc.constant({ Id: null }), fc.anything()),
    ErrorCode: fc.oneof(fc.constantFrom(null, '', 'ORG07', 5), fc.anything()),
    ErrorMessage: fc.oneof(fc.constantFrom(null, '', 'No.'), fc.anything()),
  },
  { requiredKeys: [] },
);
const envelope = fc.record(
  {
    Status: fc.constantFrom(0, 1, '0', '1'),
    Data: fc.record({ Id: fc.oneof(fc.integer(), fc.string()), More: fc.anything() }, { requiredKeys: ['Id'] }),
    ErrorCode: fc.option(fc.string()),
    ErrorMessage: fc.option(fc.string()),
  },
  { requiredKeys: ['Status', 'Data'] },
);
const jsonOf = (value: unknown) => {
  try {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? '';
  } catch {
    return '';
  }
};

/** Bodies that resemble answers: envelopes with arbitrary fields, truncated, with a flipped byte, and other bodies. */
const bodies = fc.oneof(
  envelope.map(jsonOf),
  almostEnvelope.map(jsonOf),
  fc.tuple(almostEnvelope.map(jsonOf), fc.nat(400)).map(([json, length]) => json.slice(0, length)),
  fc
    .tuple(almostEnvelope.map(jsonOf), fc.nat(400), fc.string({ maxLength: 2 }))
    .map(([json, at, other]) => json.slice(0, at) + other + json.slice(at + 1)),
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.anything().map(jsonOf),
);

describe('any answer at all', () => {
  test(
    `NET-20 a 2xx is a success only if its envelope says so; everything else is a problem, and nothing throws (${numRuns} cases)`,
    async () => {
      const counts = { ok: 0, refused: 0, malformed: 0 };
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const { client } = clientWorld('https://api.example', { fetch: async () => new Response(body) });
          const answer = await client.send(find, { text: '' });
          const outcome = answer.ok ? 'ok' : (answer.problem.outcome as 'refused');
          counts[outcome] += 1;
          expect(outcome).toBe(expectedOutcome(body));
          expect(answer.ok || textIn(answer.problem.text)).not.toBe('');
        }),
        { numRuns },
      );
      // All three results occurred, so the property was tested for each.
      expect(Object.values(counts).filter((count) => count < numRuns / 200)).toEqual([]);
    },
    soakMs,
  );

  /** The same rule, implemented without the schema library. */
  function expectedOutcome(body: string): 'ok' | 'refused' | 'malformed' {
    const json = withoutPrototypeKeys(body);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'malformed';
    const { Status, Data, ErrorCode, ErrorMessage } = json as Record<string, unknown>;
    const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string';
    if (!isText(ErrorCode) || !isText(ErrorMessage)) return 'malformed';
    if (Status === 1 || Status === '1') return 'refused';
    if (Status !== 0 && Status !== '0') return 'malformed';
    const id = typeof Data === 'object' && Data !== null && !Array.isArray(Data) && (Data as { Id?: unknown }).Id;
    const isId = (typeof id === 'string' && id !== '') || (typeof id === 'number' && Number.isFinite(id));
    return isId ? 'ok' : 'malformed';
  }

  function withoutPrototypeKeys(body: string): unknown {
    try {
      return JSON.parse(body.replace(/^\uFEFF/, ''), (key, value: unknown) =>
        ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : value,
      );
    } catch {
      return undefined;
    }
  }
});

describe('JSON', () => {
  test.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['9007199254740991', 9007199254740991],
    ['1000000000000000', 1000000000000000],
    ['1234567890123456.5', 1234567890123456.5],
    ['12345678901234567e2', Number('12345678901234567e2')],
    ['0.12345678901234567890', Number('0.12345678901234567890')],
    ['"12345678901234567890"', '12345678901234567890'],
    ['"a\\"12345678901234567890\\\\"', 'a"12345678901234567890\\'],
  ])('NET-22 the number %s is read as %j', (json, value) => {
    expect(parseJson(`{"a":[${json},{"b":${json}}]}`)).toEqual({ a: [value, { b: value }] });
  });

  test.each([
    '012345678901234567890',
    '12345678901234567890"',
    '"12345678901234567890',
    '--12345678901234567890',
    '1234567890123456789 0',
  ])('%s stays no JSON', (json) => expect(parseJson(json)).toBeUndefined());

  test('SEC-26 hostile text of 100 kB is read in less than 50 ms', () => {
    const long = '1234567890123456';
    const texts = ['"', '\\"', '"\\', '1', '1.', '[', '{"a":', '-', '1e', ' ', '"a",'].map(
      (part) => long + part.repeat(100_000 / part.length),
    );
    for (const text of texts) expect(cpuMs(() => parseJson(text))).toBeLessThan(50);
  });
});
