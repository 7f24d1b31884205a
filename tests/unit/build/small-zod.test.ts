import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runnerImport } from 'vite';
import type { AnyEndpoint } from '../../../src/core/service/endpoint.ts';
import { endpoints, type EndpointName } from '../../../src/core/service/endpoints.ts';
import { exchanges } from '../core/service/exchanges/exchanges.ts';

/* The CDN build reads answers with src/build/small-zod.ts in zod's place: both must read alike. */

const path = (below: string) => fileURLToPath(new URL(`../../../${below}`, import.meta.url));
const { module } = await runnerImport<{ endpoints: Record<EndpointName, AnyEndpoint> }>(
  path('src/core/service/endpoints.ts'),
  {
    configFile: false,
    root: path('.'),
    resolve: { alias: { 'zod/mini': path('src/build/small-zod.ts') } },
  },
);

const names = Object.keys(endpoints) as EndpointName[];
const rounds = process.env.SOAK ? 5000 : 200;

const outcome = (endpoint: AnyEndpoint, part: 'data' | 'refusal', value: unknown) => {
  const { success, data } = endpoint[part]?.safeParse(value) ?? { success: false };
  // A field that is missing and one that is undefined are the same to whoever reads it.
  return success ? { success, data: JSON.parse(JSON.stringify(data ?? null)) as unknown } : { success };
};

/** Values that nearly fit: arbitrary JSON in the place of a part of a real answer. */
const nearly = (answered: unknown) =>
  fc
    .tuple(fc.jsonValue({ maxDepth: 3 }), fc.nat(40), fc.constantFrom('1', 'true', '', null, [], {}, -1, 1e400))
    .map(([json, at, odd]) => replaceAt(answered, at, at % 2 ? json : odd));

function replaceAt(value: unknown, at: number, next: unknown): unknown {
  let left = at;
  const walk = (inner: unknown): unknown => {
    if (left-- === 0) return next;
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, walk(each)]));
  };
  return walk(value);
}

describe.each(names)('%s', (name) => {
  const real = endpoints[name] as unknown as AnyEndpoint;
  const small = module.endpoints[name];

  test('is another module with the same call', () => {
    expect(small).not.toBe(real);
    expect(small.path).toBe(real.path);
  });

  test('NET-21 reads its real answer and what nearly is one as zod does', () => {
    const { answered } = exchanges[name];
    expect(outcome(small, 'data', answered)).toEqual(outcome(real, 'data', answered));
    fc.assert(
      fc.property(nearly(answered), (value) => {
        expect(outcome(small, 'data', value)).toEqual(outcome(real, 'data', value));
        expect(outcome(small, 'refusal', value)).toEqual(outcome(real, 'refusal', value));
      }),
      { numRuns: rounds },
    );
  });
});
