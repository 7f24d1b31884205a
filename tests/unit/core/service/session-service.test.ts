import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { service } from '../../../../src/core/service.ts';
import { orgsOverview } from '../../../../src/core/service/endpoints/organizations.ts';
import { currentSession, onSessionChange, type SessionChange } from '../../../../src/core/session/session.ts';
import { openSession } from '../../../../src/core/session/open-session.ts';
import { held, refusal, startWireServer, status, success, type WireServer } from '../../../support/wire-server.ts';
import { loginOf } from '../session/session.world.ts';

/* The page's client, bound to the session and the configuration, against a server. */

const overview = '/base/api/v1/UserDashboard/UserOrgsOverView';
const region = '/base/api/v1/DataResource/fetchregioninfo';
const dashboard = success({ List: [] });

// Each test has its own server: the IP address is requested in the background, and a late request would be counted in
// the next test.
let server: WireServer;
const changed = vi.fn<(change: SessionChange) => void>();

beforeEach(async () => {
  server = await startWireServer();
  resetPage();
  configure({ serviceBase: `${server.base}/base`, clientVersion: '9.8.7' });
  server.on(region, success({ ip: '203.0.113.7' }));
  changed.mockClear();
  onSessionChange(changed);
});
afterEach(() => server.close());

const read = () => service().send(orgsOverview, { pageSize: 5 });
const lastHeaders = (path: string) => server.received(path).at(-1)!.headers;
const reasons = () => changed.mock.calls.map(([{ reason }]) => reason);

describe('the service of a page', () => {
  test(
    'a visitor’s call carries the standard headers, with Token and UserCode empty and UserId -1',
    { tags: ['ACC-7.2', 'ACC-9.1', 'ACC-9.2', 'ACC-9.3', 'CON-7.1', 'CON-9.36'] },
    async () => {
      server.on(overview, dashboard);
      await read();
      expect(lastHeaders(overview)).toMatchObject({
        token: '',
        usercode: '',
        userid: '-1',
        deviceid: '0',
        sourceapp: 'userconsole',
        currentversion: '9.8.7',
        ipaddress: '',
        'content-type': 'application/json',
      });
    },
  );

  test('a user’s call carries their token, code and id', { tags: ['ACC-7.2', 'CON-7.1'] }, async () => {
    server.on(overview, dashboard);
    openSession(loginOf({ UserId: '9007199254740993' }));
    await read();
    expect(lastHeaders(overview)).toMatchObject({ token: 'token-1', usercode: 'U1', userid: '9007199254740993' });
  });

  test(
    'the address is requested once, no call waits for it, and once it is known every call carries it',
    { tags: ['ACC-7.14'] },
    async () => {
      const slow = held(success({ ip: '203.0.113.7' }));
      server.on(region, slow.behaviour);
      server.on(overview, dashboard);
      await Promise.all([read(), read(), read()]);
      expect(lastHeaders(overview).ipaddress).toBe('');
      await server.arrived(region);
      slow.release();
      expect(await service().ipAddress()).toBe('203.0.113.7');
      await read();
      expect(lastHeaders(overview).ipaddress).toBe('203.0.113.7');
      expect(server.received(region).length).toBe(1);
    },
  );

  test('an address that the service does not know is empty until the next caller requests it again', async () => {
    server.on(region, refusal('X', 'No.'), success({ ip: '203.0.113.8' }));
    expect(await service().ipAddress()).toBe('');
    expect(await service().ipAddress()).toBe('203.0.113.8');
  });

  test.each(['1.2.3.4\r\nEvil: 1', 'ünknown'])('an invalid address, %j, breaks no header', async (ip) => {
    server.on(region, success({ ip }));
    server.on(overview, dashboard);
    expect(await service().ipAddress()).toBe('');
    expect((await read()).ok).toBe(true);
  });

  test('functions that the page wraps later get neither a token nor a body', { tags: ['HOST-07'] }, async () => {
    server.on(overview, dashboard);
    openSession(loginOf());
    const theirs = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(globalThis, 'Headers'),
      vi.spyOn(Response.prototype, 'text'),
      vi.spyOn(Response.prototype, 'clone'),
      vi.spyOn(Response.prototype, 'arrayBuffer'),
    ];
    expect((await read()).ok).toBe(true);
    expect(theirs.map(({ mock }) => mock.calls.length)).toEqual(theirs.map(() => 0));
    for (const each of theirs) each.mockRestore();
  });
});

describe('a 401', () => {
  test('ten parallel calls end the session exactly once', { tags: ['NET-07'] }, async () => {
    openSession(loginOf());
    changed.mockClear();
    server.on(overview, status(401));
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    expect(answers.map((answer) => !answer.ok && answer.problem.outcome)).toEqual(Array(10).fill('signed-out'));
    expect(reasons()).toEqual(['expired']);
    expect(currentSession()).toBeNull();
  });

  test('a late one, of a session that has ended, does not end the next session', { tags: ['NET-07'] }, async () => {
    const slow = held(status(401));
    server.on(overview, slow.behaviour);
    openSession(loginOf());
    const late = read();
    await server.arrived(overview);
    openSession(loginOf({ LoginToken: 'token-2' }));
    changed.mockClear();
    slow.release();
    expect(await late).toMatchObject({ problem: { outcome: 'signed-out' } });
    expect(currentSession()).toMatchObject({ token: 'token-2' });
    expect(reasons()).toEqual([]);
  });
});
