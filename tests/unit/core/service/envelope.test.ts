import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../../../src/core/config/text.ts';
import { parseJson } from '../../../../src/core/format/json.ts';
import { clientWorld, find } from './client.world.ts';
import { cpuMs } from '../../../support/cpu-time.ts';
import { rounds } from '../../../support/rounds.ts';

/** NET-20 demands 100,000 bodies: `npm run test:soak` tries all of them. */
const numRuns = rounds(400, 100_000);
const soakMs = 300_000;

const almostEnvelope = fc
  .record(
    {
      Status: fc.oneof(fc.constantFrom(0, 1, 2, '0', '1', 'true', null), fc.anything()),
      Data: fc.oneof(fc.constantFrom({ Id: 1 }, { Id: null }), fc.anything()),
      ErrorCode: fc.constantFrom(null, 'ORG07', 5, {}),
      ErrorMessage: fc.constantFrom(null, 'No.', []),
    },
    { requiredKeys: [] },
  )
  .map((answer) => JSON.stringify(answer, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)));

/** Bodies that resemble answers: envelopes with arbitrary fields, the same truncated, and other bodies. */
const bodies = fc.oneof(
  almostEnvelope,
  fc.tuple(almostEnvelope, fc.nat(400)).map(([json, length]) => json.slice(0, length)),
  fc.constantFrom('{"Status":0,"Data":{"Id":1}}', '{"Status":1,"ErrorCode":"ORG07"}'),
  fc.json(),
  fc.string({ maxLength: 200 }),
);

test(
  `of ${numRuns} answers of any kind only a 2xx whose envelope says so is a success, and nothing throws`,
  { tags: ['NET-20'], timeout: soakMs },
  async () => {
    const counts = { ok: 0, refused: 0, malformed: 0 };
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { client } = clientWorld('https://api.example', { fetch: async () => new Response(body) });
        const answer = await client.send(find, { text: '' });
        const outcome = answer.ok ? 'ok' : (answer.problem.outcome as 'refused' | 'malformed');
        counts[outcome] += 1;
        if (!answer.ok) expect(textIn(answer.problem.text)).not.toBe('');
        if (outcome !== 'malformed') expect(String(JSON.parse(body).Status)).toBe(answer.ok ? '0' : '1');
      }),
      { numRuns },
    );
    // All three results occurred, so the property was tested for each.
    expect(Object.values(counts)).not.toContain(0);
  },
);

describe('JSON', () => {
  test.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740991', 9007199254740991],
    ['1234567890123456.5', 1234567890123456.5],
    ['12345678901234567e2', Number('12345678901234567e2')],
    ['0.12345678901234567890', Number('0.12345678901234567890')],
    ['"a\\"12345678901234567890\\\\"', 'a"12345678901234567890\\'],
  ])('the number %s is read as %j', { tags: ['NET-22'] }, (json, value) => {
    expect(parseJson(`{"a":[${json},{"b":${json}}]}`)).toEqual({ a: [value, { b: value }] });
  });

  test.each(['012345678901234567890', '12345678901234567890"', '1234567890123456789 0'])('%s stays no JSON', (json) =>
    expect(parseJson(json)).toBeUndefined(),
  );

  test('hostile text of 100 kB is read in less than 50 ms', { tags: ['SEC-26'] }, () => {
    const long = '1234567890123456';
    const texts = ['"', '\\"', '"\\', '1', '1.', '[', '{"a":', '-', '1e', ' ', '"a",'].map(
      (part) => long + part.repeat(100_000 / part.length),
    );
    for (const text of texts) expect(cpuMs(() => parseJson(text))).toBeLessThan(50);
  });
});
