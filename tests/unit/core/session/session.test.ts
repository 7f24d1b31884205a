import { describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { rememberedEmails, rememberEmail } from '../../../../src/core/session/remembered-emails.ts';
import {
  markSubscriptionsStale,
  onSubscriptionsStale,
  takeSubscriptionsStale,
} from '../../../../src/core/session/drafts/reload-flags.ts';
import { keepResetDraft, readResetDraft } from '../../../../src/core/session/drafts/reset-draft.ts';
import {
  closeSession,
  currentSession,
  onSessionChange,
  sessionMark,
  sessionStore,
  type SessionChange,
} from '../../../../src/core/session/session.ts';
import { openSession, renewSession } from '../../../../src/core/session/open-session.ts';
import { readContext, writeContext } from '../../../../src/core/session/drafts/signup-context.ts';
import { draftPassword, keepDraft, readDraft } from '../../../../src/core/session/drafts/signup-draft.ts';
import { loginOf, storagePage } from './session.world.ts';
import { person, signupDraft } from '../../../../stories/person.ts';

const { local, tab } = storagePage();

function heardChanges() {
  const listener = vi.fn<(change: SessionChange) => void>();
  onSessionChange(listener);
  return () => listener.mock.calls.map(([{ reason, session }]) => [reason, session?.userCode ?? null]);
}

describe('the session', () => {
  test('once opened it is current, also after a reload', { tags: ['ACC-3.7'] }, () => {
    const opened = openSession(loginOf());
    expect(currentSession()).toEqual(opened);
    resetPage();
    expect(currentSession()).toEqual(opened);
  });

  test('once opened it is stored under one key alone', { tags: ['SEC-09'] }, () => {
    openSession(loginOf());
    expect([...local.items.keys(), ...tab.items.keys()]).toEqual([keyOfService('dict.session')]);
  });

  test('its listeners are called once when it is opened', () => {
    const changes = heardChanges();
    const seen = vi.fn<(session: unknown) => void>();
    sessionStore().listen(seen);
    openSession(loginOf());
    expect(changes()).toEqual([['signed-in', 'U1']]);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('closed twice it ends once', () => {
    openSession(loginOf());
    const changes = heardChanges();
    closeSession('asked');
    closeSession('expired');
    expect(currentSession()).toBeNull();
    expect(changes()).toEqual([['asked', null]]);
  });

  test('once closed nothing of it is left but the remembered e-mails', () => {
    openSession(loginOf());
    rememberEmail(person.email);
    writeContext({ productName: 'dictation', planId: '4', billingCycleId: '5' });
    keepDraft(signupDraft, 'Secret1x');
    keepResetDraft({ email: person.email, otpId: '5', isForced: false });
    markSubscriptionsStale();
    closeSession('asked');
    expect([
      readDraft(),
      draftPassword(),
      readResetDraft(),
      readContext().productName,
      takeSubscriptionsStale(),
    ]).toEqual([null, null, null, '', false]);
    expect([...local.items.keys(), ...tab.items.keys()]).toEqual([keyOfService('dict.emails')]);
    expect(rememberedEmails()).toEqual([person.email]);
  });

  test(
    'an expiry keeps the product, the plan and the referral code of an invitation, and no draft',
    { tags: ['DEC-3.7'] },
    () => {
      const invitation = { productName: 'dictation', planId: '4', billingCycleId: '5', referralCode: 'INVITE2026' };
      openSession(loginOf());
      writeContext(invitation);
      keepDraft(signupDraft, 'Secret1x');
      closeSession('expired');
      expect([readContext(), readDraft()]).toMatchObject([invitation, null]);
    },
  );

  test('a renewal takes the answer of the service and is not a change, not even with another token', () => {
    const opened = openSession(loginOf());
    const changes = heardChanges();
    renewSession(opened, loginOf({ LoginToken: 'token-2', UserDisplayName: person.fullName }));
    expect(currentSession()).toMatchObject({ token: 'token-2', displayName: person.fullName });
    expect(changes()).toEqual([]);
    resetPage();
    expect(currentSession()).toMatchObject({ token: 'token-2' });
  });

  test('a sign-in over a session is a change, also for the same user', () => {
    openSession(loginOf());
    const changes = heardChanges();
    openSession(loginOf());
    openSession(loginOf({ UserCode: 'U2' }));
    expect(changes()).toEqual([
      ['signed-in', 'U1'],
      ['signed-in', 'U2'],
    ]);
  });

  test('another user finds no data of the first', () => {
    openSession(loginOf());
    markSubscriptionsStale();
    openSession(loginOf({ UserCode: 'U2' }));
    expect(takeSubscriptionsStale()).toBe(false);
  });

  test('another user who has signed in in another tab finds no data of the first', { tags: ['NET-11'] }, () => {
    const key = keyOfService('dict.session');
    openSession(loginOf({ UserCode: 'U2' }));
    const ofOther = local.getItem(key)!;
    openSession(loginOf());
    markSubscriptionsStale();
    local.setItem(key, ofOther);
    sessionMark();
    expect([currentSession()?.userCode, takeSubscriptionsStale()]).toEqual(['U2', false]);
  });

  test(
    'the mark that the subscriptions have changed notifies a list on the page, and is read once',
    { tags: ['CON-2.4.3'] },
    () => {
      const listener = vi.fn<() => void>();
      const stop = onSubscriptionsStale(listener);
      markSubscriptionsStale();
      stop();
      markSubscriptionsStale();
      expect(listener).toHaveBeenCalledTimes(1);
      expect([takeSubscriptionsStale(), takeSubscriptionsStale()]).toEqual([true, false]);
    },
  );

  test('no clock ends it: only the service does', { tags: ['NET-14'] }, () => {
    openSession(loginOf({ PasswordExpireOn: '01-01-2020 00:00:00' }), undefined, Date.UTC(2020, 0, 1));
    resetPage();
    expect(currentSession()).not.toBeNull();
  });

  test.each(['session', 'memory'] as const)('with persistence %s no token is in the shared storage', (persistence) => {
    configure({ persistence });
    openSession(loginOf());
    expect(currentSession()).not.toBeNull();
    expect(local.items.size).toBe(0);
    expect(tab.items.has(keyOfService('dict.session'))).toBe(persistence === 'session');
  });
});
