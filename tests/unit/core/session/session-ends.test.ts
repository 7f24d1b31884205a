import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { service } from '../../../../src/core/service.ts';
import { rememberRequestedPath, takeRequestedPath } from '../../../../src/core/session/requested-path.ts';
import { takeFlash } from '../../../../src/core/session/drafts/flash.ts';
import { isKnownAdmin, isOrganizationAdmin, organizationsStore } from '../../../../src/core/session/organizations.ts';
import { closeSession, currentSession, onSessionChange } from '../../../../src/core/session/session.ts';
import { openSession } from '../../../../src/core/session/open-session.ts';
import { signOut, validateSession } from '../../../../src/core/session-calls.ts';
import { cut, held, startWireServer, status, success, type WireServer } from '../../../support/wire-server.ts';
import { loginOf, storagePage } from './session.world.ts';

/* The ways in which the service checks a session, and in which it ends. */

const logoutPath = '/api/v1/UserDashboard/Logout';
const validatePath = '/api/v1/SingupLogin/ValidateLoginToken';
const organizationsPath = '/api/v1/UserDashboard/UserOrgsOverView';
const wire = { UserCode: 'U1', LoginToken: 'token-1', UserId: 11 };

storagePage();
let server: WireServer;
const reasons: string[] = [];

beforeEach(async () => {
  server = await startWireServer();
  configure({ serviceBase: server.base });
  server.on('/api/v1/DataResource/fetchregioninfo', success({ ip: '203.0.113.7' }));
  onSessionChange(({ reason }) => reasons.push(reason));
  openSession(loginOf());
  reasons.length = 0;
});

afterEach(() => server.close());

describe('a logout', () => {
  test('is sent once, with the token', async () => {
    server.on(logoutPath, success(null));
    signOut();
    signOut();
    await server.arrived(logoutPath);
    const [call, ...more] = server.received(logoutPath);
    expect(call!.headers).toMatchObject({ token: 'token-1', usercode: 'U1', userid: '11' });
    expect(JSON.parse(call!.body)).toEqual({ Request: { Token: 'token-1', UserCode: 'U1' } });
    expect(more).toEqual([]);
  });

  test('clears the session and the requested path before the service has answered', async () => {
    const answer = held(success(null));
    server.on(logoutPath, answer.behaviour);
    rememberRequestedPath('/account');
    signOut();
    expect([currentSession(), takeRequestedPath()]).toEqual([null, null]);
    expect(reasons).toEqual(['asked']);
    await server.arrived(logoutPath);
    answer.release();
  });

  test('needs no service: everything is cleared at once, nothing is queued', { tags: ['NET-13'] }, async () => {
    await server.close();
    signOut();
    expect(currentSession()).toBe(null);
    expect(localStorage).toHaveLength(0);
    expect(reasons).toEqual(['asked']);
  });
});

describe('the validation of the token', () => {
  test(
    'stores the answer of the service in the session, and is not a change of it',
    { tags: ['ACC-7.11'] },
    async () => {
      server.on(validatePath, success({ ...wire, UserDisplayName: 'Anna', HasReferEligiblePaidSubscription: 'true' }));
      await validateSession();
      expect(currentSession()).toMatchObject({ displayName: 'Anna', referral: { hasEligibleSubscription: true } });
      expect(reasons).toEqual([]);
      expect(JSON.parse(server.received(validatePath)[0]!.body)).toEqual({
        Request: { UserCode: 'U1', SourceApp: 'userconsole', LoginToken: 'token-1' },
      });
    },
  );

  test('an expired token is a 401 and ends the session, and the login says so', async () => {
    server.on(validatePath, status(401));
    await validateSession();
    expect(currentSession()).toBe(null);
    expect(reasons).toEqual(['expired']);
    expect(takeFlash()).toMatchObject({ tone: 'info', key: 'sessionEnded' });
  });

  test.each([cut, status(500), success({ UserCode: 'U1' })])(
    'anything else leaves the session as it is',
    async (reply) => {
      server.on(validatePath, reply);
      await validateSession();
      expect(currentSession()?.token).toBe('token-1');
    },
  );
});

describe('an organisation admin', () => {
  const ask: Parameters<typeof isOrganizationAdmin>[1] = (endpoint, args) => service().send(endpoint, args);
  const organizations = (count: number) =>
    success({ List: Array.from({ length: count }, (_, at) => ({ OrgId: at + 1, OrgName: `Org ${at}` })) });

  test('is requested once per page, and known at once after a reload', async () => {
    server.on(organizationsPath, organizations(2));
    expect([await isOrganizationAdmin('U1', ask), await isOrganizationAdmin('U1', ask)]).toEqual([true, true]);
    expect(server.received(organizationsPath).map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { Request: { PageSize: 5, PageNumber: 1, SearchText: '' } },
    ]);
    resetPage();
    configure({ serviceBase: server.base });
    expect(isKnownAdmin(organizationsStore().get(), 'U1')).toBe(true);
    expect(isKnownAdmin(organizationsStore().get(), 'U2')).toBe(null);
    await isOrganizationAdmin('U1', ask);
    expect(server.received(organizationsPath)).toHaveLength(2);
  });

  test('is requested again if the service did not answer', async () => {
    server.on(organizationsPath, status(500));
    expect(await isOrganizationAdmin('U1', ask)).toBe(false);
    expect(isKnownAdmin(organizationsStore().get(), 'U1')).toBe(null);
    server.on(organizationsPath, organizations(3));
    expect(await isOrganizationAdmin('U1', ask)).toBe(true);
  });

  test('is forgotten with the session', { tags: ['NET-11'] }, async () => {
    server.on(organizationsPath, organizations(3));
    await isOrganizationAdmin('U1', ask);
    closeSession('asked');
    expect(organizationsStore().get()).toBe(null);
    expect(sessionStorage.getItem(keyOfService('dict.user.organisations'))).toBe(null);
  });
});
