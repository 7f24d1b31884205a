import { afterAll, beforeAll, vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient, type ClientNeeds } from '../../../../src/core/service/client.ts';
import { endpoint } from '../../../../src/core/service/endpoint.ts';
import { read } from '../../../../src/core/service/fields.ts';
import { id } from '../../../../src/core/service/shapes.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { startWireServer, type WireServer } from '../../../support/wire-server.ts';

const request = z.object({ Text: z.string() });
const toWire = (args: { text: string }) => ({ Text: args.text });
const data = read(z.object({ Id: id }), (wire) => ({ id: wire.Id }));

/** Four endpoints: a read, a change, an open call and a GET. */
export const find = endpoint({
  name: 'orgsOverview',
  path: '/find',
  kind: 'read',
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
  refusingCode: 'ORG08',
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

export let server: WireServer;

/** Runs a server during the tests of a file. */
export function withServer(): void {
  beforeAll(async () => void (server = await startWireServer()));
  afterAll(() => server.close());
}

/** A client for the server at `base`, with a stopped clock and a session with `token`. */
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
  /** Advances the clock to the client's next attempt and returns the pause before it. */
  const nextPause = async () => {
    const ms = await clock.timerSet((delayMs) => delayMs !== timeoutMs);
    clock.advance(ms);
    return ms;
  };
  return { client, clock, onSignedOut, nextPause };
}
