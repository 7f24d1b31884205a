import { describe, expect, test, vi } from 'vitest';
import type { SendOptions } from '../../../../src/core/service/client.ts';
import { held, status, success } from '../../../support/wire-server.ts';
import { change, clientWorld, find, server, timeoutMs, withServer } from './client.world.ts';

withServer();

const noAnswer = { ok: false, problem: { outcome: 'no-answer', code: '404' } };

/** Waits for a whole call and one more turn of the event loop. */
async function aCallLater() {
  server.on('/later', success({ Id: 1 }));
  await clientWorld(server.base).client.send({ ...find, path: '/later' }, { text: '' });
  await new Promise((resolve) => void setImmediate(resolve));
}

function watched(world: ReturnType<typeof clientWorld>, endpoint: typeof find, options: SendOptions) {
  const settled = vi.fn<(outcome: unknown) => void>();
  world.client.send(endpoint, { text: '' }, options).then(settled, settled);
  return settled;
}

describe('an aborted call', () => {
  test.each([
    ['a success', success({ Id: 1 })],
    ['a 401', status(401)],
  ])(
    'aborted before %s: it never settles, ends no session, and no timer stays',
    { tags: ['NET-04'] },
    async (_, answer) => {
      const slow = held(answer);
      server.on('/find', slow.behaviour);
      const gone = new AbortController();
      const world = clientWorld(server.base);
      const settled = watched(world, find, { signal: gone.signal });
      await server.arrived('/find');
      gone.abort();
      slow.release();
      await aCallLater();
      expect(settled).not.toHaveBeenCalled();
      expect(world.clock.running()).toBe(0);
      expect(world.onSignedOut).not.toHaveBeenCalled();
    },
  );

  test(
    'aborted in the pause before a repetition: nothing more is sent, and the pause’s timer is cancelled',
    { tags: ['NET-04'] },
    async () => {
      server.on('/find', status(503));
      const gone = new AbortController();
      const world = clientWorld(server.base);
      const settled = watched(world, find, { signal: gone.signal });
      const pause = await world.clock.timerSet((ms) => ms !== timeoutMs);
      gone.abort();
      expect(world.clock.running()).toBe(0);
      world.clock.advance(pause);
      await aCallLater();
      expect(settled).not.toHaveBeenCalled();
      expect(server.received('/find')).toHaveLength(1);
    },
  );

  test('aborted before it began: nothing is sent', { tags: ['NET-04'] }, async () => {
    server.on('/change', success({ Id: 1 }));
    const settled = watched(clientWorld(server.base), change, { signal: AbortSignal.abort() });
    await aCallLater();
    expect(settled).not.toHaveBeenCalled();
    expect(server.received('/change')).toEqual([]);
  });
});

describe('a page that has replaced fetch', () => {
  const odd = (answer: unknown) => (() => answer) as unknown as typeof fetch;

  const throwing = () => {
    throw new Error('analytics');
  };

  test.each([
    ['throws synchronously', throwing as typeof fetch],
    ['rejects with nothing', (() => Promise.reject()) as typeof fetch],
    ['returns undefined', odd(undefined)],
    ['gives a body that can’t be read', odd({ status: 200, headers: new Headers(), text: throwing })],
  ])('a fetch that %s is a network without an answer', { tags: ['NET-30'] }, async (_, fetch) => {
    const { client, clock } = clientWorld(server.base, { fetch });
    expect(await client.send(change, { text: '' })).toMatchObject(noAnswer);
    expect(clock.running()).toBe(0);
  });

  test('an answer that is not a promise is accepted', { tags: ['NET-30'] }, async () => {
    const { client } = clientWorld(server.base, { fetch: odd(new Response('{"Status":0,"Data":{"Id":1}}')) });
    expect(await client.send(change, { text: '' })).toMatchObject({ ok: true });
  });

  test.each([
    ['never settles', odd(new Promise(() => {}))],
    ['gives a body that never ends', odd(new Response(new ReadableStream({ start() {} })))],
  ])('a fetch that %s and knows no signal ends at the time limit', { tags: ['NET-30'] }, async (_, fetch) => {
    const { client, clock } = clientWorld(server.base, { fetch });
    const answer = client.send(change, { text: '' });
    clock.advance(timeoutMs);
    expect(await answer).toMatchObject(noAnswer);
    expect(clock.running()).toBe(0);
  });

  test(
    'if the signal is ignored, an abort still ends the waiting, and a late rejection is not reported',
    { tags: ['NET-30'] },
    async () => {
      let rejectLate = (_: Error) => {};
      const fetch = odd(new Promise((_, reject) => (rejectLate = reject)));
      const gone = new AbortController();
      const world = clientWorld(server.base, { fetch });
      const settled = watched(world, find, { signal: gone.signal });
      gone.abort();
      await aCallLater();
      expect(world.clock.running()).toBe(0);
      rejectLate(new Error('late'));
      await aCallLater();
      expect(settled).not.toHaveBeenCalled();
    },
  );
});
