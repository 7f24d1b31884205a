import { describe, expect, test } from 'vitest';
import { config, configure } from '../../../../src/core/config/config.ts';
import { keyOfService, serviceName } from '../../../../src/core/config/service-name.ts';
import { toJson } from '../../../../src/core/format/json.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { warnings } from '../../../../src/core/page/warn-once.ts';
import { rememberRequestedPath } from '../../../../src/core/session/requested-path.ts';
import { askForAssistance } from '../../../../src/core/session/assistance.ts';
import { deriveSession, openSession, renewSession } from '../../../../src/core/session/open-session.ts';
import { leaveFlash } from '../../../../src/core/session/drafts/flash.ts';
import { keepPendingTrial, keepDraft } from '../../../../src/core/session/drafts/signup-draft.ts';
import { markSubscriptionsStale } from '../../../../src/core/session/drafts/reload-flags.ts';
import { keepResetDraft } from '../../../../src/core/session/drafts/reset-draft.ts';
import { readContext, writeContext } from '../../../../src/core/session/drafts/signup-context.ts';
import { rememberEmail } from '../../../../src/core/session/remembered-emails.ts';
import { closeSession, currentSession } from '../../../../src/core/session/session.ts';
import { ssoAttempt } from '../../../../src/core/session/sso/sso.ts';
import { validateSession } from '../../../../src/core/session-calls.ts';
import { payments } from '../../../../src/core/payments/payments.ts';
import { held, startWireServer, status, success } from '../../../support/wire-server.ts';
import { loginOf, storagePage } from './session.world.ts';
import { person, signupDraft } from '../../../../stories/person.ts';

/* SES-01: stored values belong to the service that they came from. SES-03: a page keeps the service that it has used.
 * SES-04: values of a later version stay, because they have keys of their own. SES-05: an answer changes only the
 * session that it was requested for (NET-11). */

const { local, tab } = storagePage();

const north = 'https://north.example/api';
const south = 'https://south.example/api';

/** Replaces the page by a new one, which is configured for the service before it stores anything. */
function openPage(serviceBase: string): void {
  resetPage();
  configure({ serviceBase });
}

const everythingKept = () => [...local.items, ...tab.items];

/** Stores everything that a page stores. */
function keepEverything() {
  openSession(loginOf());
  rememberEmail(person.email);
  keepDraft(signupDraft, 'Secret1x');
  keepResetDraft({ email: person.email, otpId: '5', isForced: false });
  writeContext({ productName: 'dictation' });
  rememberRequestedPath('/account');
  leaveFlash({ tone: 'info', text: 'Hello' });
  markSubscriptionsStale();
  askForAssistance();
  keepPendingTrial(signupDraft.trial);
  ssoAttempt.write({ state: 'state', nonce: 'nonce', next: '' });
}

test(
  'a payment that is open on the provider’s page is known only to pages of its own service',
  { tags: ['DEC-7.8', 'SES-01'] },
  () => {
    const address = 'https://pay.example/cs_12345';
    const openOf = () => {
      payments().sender.resumeAll();
      return payments().journal.openOf('subject', '');
    };
    openPage(north);
    const { journal } = payments();
    const whose = { subject: 'subject', account: '', orderId: null };
    journal.keepOpen(journal.open({ is: 'open', ...whose, way: 'redirect', gatewayType: 7, address }));
    openPage(south);
    expect([openOf(), payments().journal.all()]).toEqual([null, []]);
    openPage(north);
    expect(openOf()?.record).toMatchObject({ subject: 'subject', gatewayType: 7, address });
    expect(everythingKept().filter(([key]) => !key.startsWith(`dict.${serviceName(north)}.`))).toEqual([]);
  },
);

test('every key carries the service, and no base is written out', { tags: ['DEC-7.8', 'SES-01'] }, () => {
  openPage(north);
  keepEverything();
  const keys = everythingKept().map(([key]) => key);
  expect(keys).toHaveLength(11);
  expect(keys.filter((key) => !key.startsWith(`dict.${serviceName(north)}.`))).toEqual([]);
  expect(JSON.stringify(everythingKept())).not.toContain('north.example');
});

test('an address names the same service in whatever way it is written', { tags: ['SES-01'] }, () => {
  expect(serviceName('https://NORTH.example:443/api/')).toBe(serviceName(north));
  for (const other of ['https://north.example/api2', 'http://north.example/api'])
    expect(serviceName(other)).not.toBe(serviceName(north));
});

test('the end of one service’s session keeps the other’s, with its data', { tags: ['SES-01'] }, () => {
  openPage(north);
  openSession(loginOf());
  writeContext({ productName: 'dictation' });
  openPage(south);
  openSession(loginOf({ UserCode: 'U2', LoginToken: 'token-2' }));
  closeSession('asked');
  openPage(north);
  expect(currentSession()?.token).toBe('token-1');
  expect(readContext().productName).toBe('dictation');
});

test(
  'a page keeps the service that it has used: a different one is reported once, and ignored',
  { tags: ['SES-03'] },
  async () => {
    openPage(south);
    configure({ serviceBase: north });
    openSession(loginOf());
    configure({ serviceBase: south, brand: 'New' });
    configure({ serviceBase: south });
    configure({ serviceBase: north });
    expect(config()).toMatchObject({ serviceBase: north, brand: 'New' });
    expect(currentSession()?.token).toBe('token-1');
    await expect.poll(warnings).toEqual([expect.stringMatching(/serviceBase.*too late.*north\.example/)]);
  },
);

describe('the answer for a token', { tags: ['SES-05', 'NET-11'] }, () => {
  const wire = { UserCode: 'U1', LoginToken: 'token-1', UserId: 11 };

  test.each([
    ['a renewed session', success({ ...wire, UserDisplayName: 'Anna' })],
    ['a 401', status(401)],
  ])('is dropped if another tab has replaced its session since: %s', async (_what, behaviour) => {
    const server = await startWireServer();
    server.on('/api/v1/DataResource/fetchregioninfo', success({ ip: '203.0.113.7' }));
    openPage(server.base);
    openSession(loginOf());
    const answer = held(behaviour);
    const path = '/api/v1/SingupLogin/ValidateLoginToken';
    server.on(path, answer.behaviour);
    const validated = validateSession();
    await server.arrived(path);
    // Another tab has signed somebody else in, but its message has not arrived yet.
    const other = deriveSession(loginOf({ UserCode: 'U2', LoginToken: 'token-2' }), 0);
    local.items.set(keyOfService('dict.session'), toJson({ v: 1, session: other }));
    answer.release();
    await validated;
    expect(currentSession()).toMatchObject({ userCode: 'U2', token: 'token-2' });
    openPage(server.base);
    expect(currentSession()).toMatchObject({ userCode: 'U2', token: 'token-2' });
    await server.close();
  });

  test('renews neither another token, nor another user, nor a session that has ended', () => {
    const asked = openSession(loginOf());
    renewSession(asked, loginOf({ UserCode: 'U2', LoginToken: 'token-2' }));
    expect(currentSession()).toMatchObject({ userCode: 'U1', token: 'token-1' });
    openSession(loginOf({ LoginToken: 'token-2' }));
    renewSession(asked, loginOf({ UserDisplayName: 'Anna' }));
    expect(currentSession()).toMatchObject({ token: 'token-2', displayName: '' });
    closeSession('asked');
    renewSession(asked, loginOf());
    expect(currentSession()).toBe(null);
  });
});

test('a session that a later version of the library has stored under its own key stays', { tags: ['SES-04'] }, () => {
  openPage(north);
  const later = keyOfService('dict.session2');
  local.items.set(later, '{"v":2,"session":{"token":"token-9","kind":"new"}}');
  openSession(loginOf());
  renewSession(currentSession()!, loginOf({ UserDisplayName: 'Anna' }));
  closeSession('asked');
  expect(currentSession()).toBe(null);
  expect(local.items.get(later)).toContain('token-9');
});
