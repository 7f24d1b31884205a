import { beforeEach, describe, expect, test } from 'vitest';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { pathAfterLogin, pathOfSession, type AfterLoginNeeds } from '../../../../src/core/session/after-login.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import {
  rememberExpiredPath,
  rememberRequestedPath,
  takeRequestedPath,
} from '../../../../src/core/session/requested-path.ts';
import { deriveSession, openSession } from '../../../../src/core/session/open-session.ts';
import { closeSession, type Session } from '../../../../src/core/session/session.ts';
import { isRoute } from '../../../../src/elements/tags/routes.ts';
import { loginOf } from './session.world.ts';

/* The path after a login. */

beforeEach(resetPage);

const person = deriveSession(loginOf(), 0);

const withReferral = (referral: Partial<Session['referral']>): Session => ({
  ...person,
  referral: { ...person.referral, ...referral },
});

const visitorOf = (organizations: number): AfterLoginNeeds => ({
  send: () => Promise.resolve({ ok: true, data: { organizations: Array.from({ length: organizations }) } }),
  isRoute: (path) => Promise.resolve(isRoute(path)),
});

describe('after a login', () => {
  const withoutList = { ...visitorOf(9), send: () => Promise.resolve({ ok: false } as const) };
  test.each([
    ['two organisations lead', '/organizations', visitorOf(2)],
    ['one organisation leads', '/subscription', visitorOf(1)],
    ['a list of organisations that can’t be loaded leads', '/subscription', withoutList],
  ])('%s to %s', { tags: ['ACC-6.6'] }, async (_, path, needs) => {
    expect(await pathAfterLogin(person, needs)).toBe(path);
  });

  test(
    'the landing waits 3 seconds at most for the organisations, and leaves no timer behind',
    { tags: ['DEC-3.9'] },
    async () => {
      const clock = createControlledClock();
      const needs = { ...visitorOf(9), send: () => new Promise<never>(() => {}) };
      const landing = pathAfterLogin(person, needs, '', clock);
      expect(await clock.timerSet()).toBe(3000);
      clock.advance(3000);
      expect(await landing).toBe('/subscription');
      await pathAfterLogin(person, visitorOf(2), '', clock);
      expect(clock.running()).toBe(0);
    },
  );

  describe('with a linked referral that has an active subscription', () => {
    const referred = withReferral({ isLinked: true, activeSubscriptionId: '7' });

    test('the referral comes first, and the requested path is dropped', async () => {
      rememberRequestedPath('/account');
      expect(await pathAfterLogin(referred, visitorOf(9), '/account')).toBe('/referralactivation');
      expect(takeRequestedPath()).toBe(null);
    });

    test('a user who is signed in already is not shown it again', async () => {
      expect(await pathOfSession(referred, visitorOf(1))).toBe('/subscription');
    });
  });

  test.each([{ isLinked: true }, { activeSubscriptionId: '7' }])(
    'a referral of %j alone is not shown',
    async (part) => {
      expect(await pathAfterLogin(withReferral(part), visitorOf(1))).toBe('/subscription');
    },
  );

  test(
    'the path that this tab had requested wins over the path of the page, and is used once',
    { tags: ['CON-2.2.10'] },
    async () => {
      rememberRequestedPath('/account?tab=billing');
      expect(await pathAfterLogin(person, visitorOf(9), '/organizations')).toBe('/account?tab=billing');
      expect(await pathAfterLogin(person, visitorOf(9), '/subscription')).toBe('/subscription');
    },
  );

  test.each([
    ['U1', '/organizations'],
    ['U2', '/subscription'],
  ])('the path on which the session of U1 expired leads %s to %s', { tags: ['NET-11'] }, async (user, path) => {
    openSession(loginOf({ UserCode: 'U1' }));
    closeSession('expired');
    rememberExpiredPath('/organizations');
    const session = openSession(loginOf({ UserCode: user }));
    expect(await pathAfterLogin(session, visitorOf(1))).toBe(path);
  });

  test.each([
    '/auth?start=microsoft',
    '/auth',
    '/auth/',
    '/AUTH?start=microsoft&next=/account',
    '//auth',
    '/./auth#x',
    '/account/..//auth/?start=microsoft',
    '/%61uth?start=microsoft',
    '/#x',
    '/.',
    '/account/../?next=/auth',
    '///',
  ])('%j leads to no second login', { tags: ['DEC-3.11'] }, async (wanted) => {
    rememberRequestedPath(wanted);
    expect(await pathAfterLogin(person, visitorOf(1), wanted)).toBe('/subscription');
  });

  test.each(['//evil.example/account', '/nowhere', '/', '/?next=/account', '/ReferralActivation'])(
    '%j is no path to open, nor is the referral screen for a user without a referral',
    { tags: ['ACC-2.60', 'SEC-06'] },
    async (wanted) => {
      rememberRequestedPath(wanted);
      expect(await pathAfterLogin(person, visitorOf(1), wanted)).toBe('/subscription');
    },
  );
});
