import { describe, expect, test, vi } from 'vitest';
import type { ClientNeeds } from '../../../../src/core/service/client.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { createUpload } from '../../../../src/core/service/upload.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { cutMidway, hang, raw, refusal } from '../../../support/wire-server.ts';
import { server, withServer } from './client.world.ts';

withServer();

const path = '/api/v1/AdminDashboard/subscription/seat/AssignSeatsByCSV';
const result = `attachment; filename="report.csv"; result="{'IsValid': true, 'UsersAssigned': 3, 'FileName': 'team.csv'}"`;
const report = raw('\uFEFFa,b', 200, { 'content-type': 'text/csv', 'content-disposition': result });
const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0d]);

function world(size = 0) {
  const clock = createControlledClock();
  const needs: ClientNeeds = {
    base: () => server.base,
    pathOf: () => undefined,
    timeoutMs: () => 30_000,
    headers: () => ({ Token: 'token-1', UserCode: 'u' }),
    onSignedOut: () => {},
    clock,
    fetch,
  };
  const { signal } = new AbortController();
  const file = size > 0 ? new Blob(['x'.repeat(size)]) : new Blob([bytes]);
  const args = { subscriptionId: '7', fileName: 'team o’brien.csv', file };
  return { upload: () => createUpload(needs)(args, signal), clock };
}

describe('the CSV upload', () => {
  test('sends the bytes as they are, with every header of a call', { tags: ['CON-7.16'] }, async () => {
    server.on(path, report);
    await world().upload();
    const received = server.received(path).at(-1)!;
    expect(received.path).toBe(`${path}?subscriptionId=7&fileName=team%20o%E2%80%99brien.csv`);
    expect(received.bytes).toEqual(Buffer.from(bytes));
    expect(received.headers).toMatchObject({ token: 'token-1', usercode: 'u', 'content-type': 'text/csv' });
  });

  test('gives the report with its byte order mark', async () => {
    server.on(path, report);
    const answer = await world().upload();
    expect(answer).toMatchObject({ ok: true, data: { result: { usersAssigned: 3 } } });
    const given = answer.ok && Buffer.from(await answer.data.report.arrayBuffer());
    expect(given).toEqual(Buffer.from('\uFEFFa,b'));
  });

  test('a refusal is the outcome, and it is sent once', { tags: ['NET-03'] }, async () => {
    server.on(path, refusal('X1', 'Not today.'));
    const problem = { outcome: 'refused', code: 'X1', text: 'Not today.', call: 'assignSeatsByCsv' };
    expect(await world().upload()).toMatchObject({ ok: false, problem });
    expect(server.received(path)).toHaveLength(1);
  });

  test.each([
    ['no header', raw('a,b')],
    ['a header that can’t be read', raw('a,b', 200, { 'content-disposition': 'attachment; result="{nothing"' })],
    ['a body that breaks off', cutMidway()],
  ])('with %s the outcome is malformed, and that is logged', async (_, behaviour) => {
    resetPage();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.on(path, behaviour);
    const problem = { outcome: 'malformed', code: 'malformed', mismatch: { path: 'content-disposition' } };
    expect(await world().upload()).toMatchObject({ problem });
    expect(logged.mock.calls.flat()).toEqual([expect.stringContaining('content-disposition is ')]);
    logged.mockRestore();
  });

  test(
    'silence for the time limit, and for the time that a slow connection needs, is no answer',
    { tags: ['NET-01', 'NET-26'] },
    async () => {
      server.on(path, hang);
      const { upload, clock } = world(5_000_000);
      const answer = upload();
      await server.arrived(path);
      expect(await clock.timerSet()).toBe(130_000);
      clock.advance(130_000);
      expect(await answer).toMatchObject({ problem: { outcome: 'no-answer', code: '404' } });
      expect(clock.running()).toBe(0);
    },
  );
});
