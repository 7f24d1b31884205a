import { describe, expect, test } from 'vitest';
import type { ClientNeeds } from '../../../../src/core/service/client.ts';
import { readRetryAfter } from '../../../../src/core/service/fetch-answer.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { cut, cutMidway, hang, refusal, status, success, type Behaviour } from '../../../support/wire-server.ts';
import { change, clientWorld, find, server, timeoutMs, withServer } from './client.world.ts';

withServer();

/**
 * Runs a read to its end against these answers. Returns its answer, the pauses between attempts, the number of
 * requests, and that of timers still running.
 */
async function readAgainst(behaviours: Behaviour[], needs: Partial<ClientNeeds> = {}) {
  server.on('/find', ...behaviours);
  const { client, clock } = clientWorld(server.base, needs);
  const pauses: number[] = [];
  const outcome = { isSettled: false };
  const answer = client.send(find, { text: 'x' }).finally(() => (outcome.isSettled = true));
  while (!outcome.isSettled) {
    const pause = await Promise.race([clock.timerSet((ms) => ms !== timeoutMs), answer]);
    if (typeof pause !== 'number') break;
    pauses.push(pause);
    clock.advance(pause);
  }
  return { answer: await answer, pauses, requests: server.received('/find').length, timers: clock.running() };
}

describe('repetitions', () => {
  test.each([
    ['the network cuts', cut],
    ['the answer breaks off', cutMidway()],
    ['HTTP 429', status(429)],
    ['HTTP 502', status(502)],
    ['HTTP 503', status(503)],
    ['HTTP 504', status(504)],
  ])('a read is repeated when %s, and its success is the answer', { tags: ['NET-02'] }, async (_, trouble) => {
    const read = await readAgainst([trouble, trouble, trouble, success({ Id: 1 })]);
    expect(read.answer).toMatchObject({ ok: true, data: { id: '1' } });
    expect(read.requests).toBe(4);
  });

  test.each([
    ['HTTP 503', status(503), { outcome: 'failed', code: '500' }],
    ['a cut connection', cut, { outcome: 'no-answer' }],
  ])(
    'after three repetitions %s is the outcome, and no timer stays',
    { tags: ['DEC-1.11', 'NET-02'] },
    async (_, trouble, problem) => {
      expect(await readAgainst([trouble])).toMatchObject({ requests: 4, timers: 0, answer: { problem } });
    },
  );

  test('offline there are none: the screen says at once that it is offline', { tags: ['NET-09'] }, async () => {
    const offline = await readAgainst([cut], { isOnline: () => false });
    expect(offline).toMatchObject({ requests: 1, answer: { problem: { outcome: 'no-answer' } } });
  });

  test('the pauses grow from 0.7 s to 5 s at most', { tags: ['NET-02'] }, async () => {
    expect((await readAgainst([status(503)])).pauses).toEqual([700, 1400, 2800]);
    expect((await readAgainst([status(503)], { random: () => 1 })).pauses).toEqual([1225, 2450, 4900]);
  });

  test.each([
    ['a refusal', refusal('X', 'No.')],
    ['HTTP 404', status(404)],
    ['HTTP 500', status(500)],
    ['a malformed answer', success({})],
  ])('%s is not repeated', async (_, behaviour) => {
    expect(await readAgainst([behaviour])).toMatchObject({ requests: 1, pauses: [] });
  });

  test.each([
    ['the network cuts', cut],
    ['HTTP 503', status(503)],
  ])('a change is sent once when %s', { tags: ['NET-03'] }, async (_, trouble) => {
    server.on('/change', trouble);
    const { client, clock } = clientWorld(server.base);
    expect((await client.send(change, { text: '' })).ok).toBe(false);
    expect(clock.running()).toBe(0);
    expect(server.received('/change')).toHaveLength(1);
  });

  test(
    'a read that timed out is not repeated, not even if the timer runs out a little early',
    { tags: ['NET-01'] },
    async () => {
      server.on('/find', hang);
      const clock = createControlledClock();
      const early = { ...clock, after: (delayMs: number, act: () => void) => clock.after(delayMs - 1, act) };
      const { client } = clientWorld(server.base, { clock: early });
      const answer = client.send(find, { text: '' });
      await server.arrived('/find');
      clock.advance(timeoutMs - 1);
      expect(await answer).toMatchObject({ problem: { outcome: 'no-answer', code: '404' } });
      expect(clock.running()).toBe(0);
      expect(server.received('/find')).toHaveLength(1);
    },
  );

  test(
    'all attempts together take no longer than the time limit, whatever the system clock says',
    { tags: ['NET-01', 'NET-14'] },
    async () => {
      server.on('/find', cut, hang);
      const { client, clock, nextPause } = clientWorld(server.base, {
        // The first attempt takes 20 s until it breaks.
        fetch: async (...request) => {
          if (clock.monotonicMs() === 1000) clock.advance(20_000);
          clock.jump(365 * 86_400_000);
          return fetch(...request);
        },
      });
      const answer = client.send(find, { text: '' });
      await nextPause();
      expect(await clock.timerSet()).toBe(10_000);
      clock.advance(10_000);
      expect(await answer).toMatchObject({ problem: { outcome: 'no-answer' } });
    },
  );

  test(
    'a repetition carries the headers of its first attempt, whoever has signed in meanwhile',
    { tags: ['NET-11'] },
    async () => {
      server.on('/find', status(503), success({ Id: 1 }));
      const session = { token: 'first' };
      const { client, nextPause } = clientWorld(server.base, { headers: () => ({ Token: session.token }) });
      const answer = client.send(find, { text: '' });
      session.token = 'second';
      await nextPause();
      await answer;
      expect(server.received('/find').map(({ headers }) => headers.token)).toEqual(['first', 'first']);
    },
  );
});

describe('Retry-After', () => {
  test('determines the pause, also beyond the time limit', { tags: ['NET-02'] }, async () => {
    const read = await readAgainst([
      status(503, { 'retry-after': '2' }),
      status(429, { 'retry-after': '9' }),
      status(503, { 'retry-after': '10' }),
      success({ Id: 1 }),
    ]);
    expect(read.pauses).toEqual([2000, 9000, 10_000]);
    expect(read.answer.ok).toBe(true);
  });

  test.each(['11', '3600', 'Fri, 01 Jan 2027 00:00:00 GMT'])(
    'a read waits 10 s at most for a service that asks for more: %s',
    { tags: ['NET-32'] },
    async (retryAfter) => {
      const busy = status(429, { 'retry-after': retryAfter });
      expect(await readAgainst([busy, success({ Id: 1 })])).toMatchObject({ pauses: [10_000], answer: { ok: true } });
    },
  );

  test.each([
    ['asks for it again', status(429, { 'retry-after': '3600' })],
    ['breaks off', cut],
  ])('after such a wait the outcome is returned if the service %s', { tags: ['NET-32'] }, async (_, trouble) => {
    const read = await readAgainst([status(429, { 'retry-after': '3600' }), trouble]);
    expect(read).toMatchObject({ pauses: [10_000], requests: 2, timers: 0, answer: { ok: false } });
  });

  test.each([
    ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['-5', null],
    ['9'.repeat(400), null],
    ['12:34:56 on some day', null],
  ])('%j is %s ms', { tags: ['NET-02'] }, (header, ms) => {
    expect(readRetryAfter(new Headers({ 'retry-after': header }), createControlledClock())).toBe(ms);
  });
});
