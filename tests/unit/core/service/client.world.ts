import { vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient, type ClientNeeds } from '../../../../src/core/service/client.ts';
import { endpoint } from '../../../../src/core/service/endpoint.ts';
import { id, read } from '../../../../src/core/service/shapes.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';

const request = z.object({ Text: z.string() });
const toWire = (args: { text: string }) => ({ Text: args.text });
const data = read(z.object({ Id: id }), (wire) => ({ id: wire.Id }));

/** A call that reads, one that changes, one that is open to anybody, and one that is a GET. */
export const find = endpoint({
  name: 'orgsOverview',
  method: 'POST',
  path: '/find',
  kind: 'read',
  access: 'protected',
  request,
  toWire,
  data,
});
export const change = endpoint({ ...find, name: 'saveUserDetails', path: 'change', kind: 'change' });
export const login = endpoint({
  ...find,
  name: 'authenticate',
  path: '/login',
  kind: 'change',
  access: 'open',
  sensitive: true,
  refusal: read(z.object({ Hint: z.string() }), (wire) => ({ hint: wire.Hint })),
});
export const cities = endpoint({
  ...find,
  name: 'getStateCity',
  method: 'GET',
  path: '/cities/{countryId}',
  pathParameters: (args: { text: string }) => ({ countryId: args.text }),
});

export const timeoutMs = 30_000;

/** A client of a server at `base`, with a clock that stands still and a session whose token is `token`. */
export function clientWorld(
  base: string,
  { token = 'token-1', ...needs }: Partial<ClientNeeds> & { token?: string } = {},
) {
  const clock = createControlledClock();
  const onSignedOut = vi.fn<(token: string) => void>();
  const client = createClient({
    base: () => base,
    pathOf: () => undefined,
    timeoutMs: () => timeoutMs,
    headers: () => ({ Token: token }),
    random: () => 0,
    fetch: globalThis.fetch,
    onSignedOut,
    clock,
    ...needs,
  });
  /** The pause before the client's next attempt, which then begins. */
  const nextPause = async () => {
    const ms = await clock.timerSet((delayMs) => delayMs !== timeoutMs);
    clock.advance(ms);
    return ms;
  };
  return { client, clock, onSignedOut, nextPause };
}
