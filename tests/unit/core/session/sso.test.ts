import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import type { ErrorInput } from '../../../../src/core/page/events.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import {
  ssoAttempt,
  startMicrosoftSignIn,
  isWellFormedState,
  newNonce,
  newState,
  randomText,
} from '../../../../src/core/session/sso/sso.ts';
import { isMicrosoftReturn, offersMicrosoftSignIn } from '../../../../src/core/session/sso/sso-page.ts';
import { readMicrosoftReturn } from '../../../../src/core/session/sso/sso-return.ts';
import { putStorage, storagePage } from './session.world.ts';
import { systemClock } from '../../../../src/core/page/clock.ts';

const provider = 'https://login.example.com/authorize';
const clientId = 'the-client';

storagePage();

beforeEach(() => {
  resetPage();
  openAt('https://console.example.com');
  configure({ sso: { authorizeUrl: provider, clientId } });
});

afterEach(() => vi.unstubAllGlobals());

/** Plays a page of `origin`. The addresses that it navigates to are added to `left`. */
function openAt(origin: string): void {
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('location', { origin, assign: (to: string) => left.push(to) });
}

const left: string[] = [];
const complaints: ErrorInput[] = [];

async function start(next?: string) {
  left.length = 0;
  complaints.length = 0;
  const begun = await startMicrosoftSignIn({ report: (trouble) => complaints.push(trouble) }, next);
  return { begun, query: left[0] ? new URL(left[0]).searchParams : new URLSearchParams() };
}

/** A clock after `passedMs`, on a device whose system clock was changed by `setByMs`. */
const clockIn = (passedMs: number, setByMs = 0) => ({
  ...systemClock,
  now: () => Date.now() + passedMs + setByMs,
  monotonicMs: () => systemClock.monotonicMs() + passedMs,
});
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
const soon = () => Math.floor(Date.now() / 1000) + 600;

async function started(next = '') {
  const { query } = await start(next);
  const state = query.get('state')!;
  const nonce = query.get('nonce')!;
  return { state, nonce, token: tokenOf({ nonce, aud: clientId, exp: soon() }) };
}

const malformed = { at: 'refused', reason: 'failed', code: '' };

const back = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

describe('the start of the Microsoft sign-in', { tags: ['SEC-12'] }, () => {
  test(
    'the state is 15 random characters, a dot, and the SHA-256 hex of those characters',
    { tags: ['ACC-4.34'] },
    async () => {
      const state = await newState();
      expect(state).toMatch(/^[A-Za-z0-9]{15}\.[0-9a-f]{64}$/);
      expect(await isWellFormedState(state)).toBe(true);
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state.slice(0, 15)));
      expect(state.slice(16)).toBe(Buffer.from(hash).toString('hex'));
    },
  );

  test('neither state nor nonce comes twice, and the nonce has 128 bits or more', { tags: ['ACC-4.33'] }, async () => {
    const states = await Promise.all(Array.from({ length: 500 }, newState));
    const nonces = Array.from({ length: 500 }, newNonce);
    expect(new Set([...states, ...nonces]).size).toBe(1000);
    expect(nonces[0]!.length * Math.log2(62)).toBeGreaterThan(128);
  });

  test('bytes that would make some characters likelier than others are thrown away', () => {
    const drawn: number[] = [];
    // Counts up from 128, so that the bytes that are thrown away, 248 to 255, come early.
    const everyByte = (bytes: Uint8Array<ArrayBuffer>) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = (drawn.push(0) + 127) % 256;
      return bytes;
    };
    const counts = new Map<string, number>();
    for (const letter of randomText(248, everyByte)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  test('asks the provider for an id_token in the fragment', { tags: ['ACC-4.32'] }, async () => {
    configure({ sso: { authorizeUrl: `${provider}?domain_hint=organizations`, clientId } });
    const { begun, query } = await start();
    expect(begun).toBe('leaving');
    expect(left).toEqual([expect.stringContaining(`${provider}?`)]);
    expect(Object.fromEntries(query)).toMatchObject({
      domain_hint: 'organizations',
      client_id: clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid profile email',
    });
  });

  test('returns to /auth below the path of the console', { tags: ['DEC-6.7'] }, async () => {
    configure({ consoleUrl: 'https://console.example.com/my/console' });
    const { query } = await start();
    expect(query.get('redirect_uri')).toBe('https://console.example.com/my/console/auth');
    expect(isMicrosoftReturn('/my/console/auth')).toBe(true);
  });

  test('remembers state, nonce and the path to go to, for 10 minutes', { tags: ['DEC-3.4'] }, async () => {
    const { query } = await start('/account');
    expect(ssoAttempt.read()).toEqual({ state: query.get('state'), nonce: query.get('nonce'), next: '/account' });
    expect(ssoAttempt.read(clockIn(9.9 * minute))).not.toBe(null);
    expect(ssoAttempt.read(clockIn(10 * minute))).toBe(null);
    expect(ssoAttempt.read()).toBe(null);
  });

  test(
    'without an authorize address there is no button, and a start says so and does not navigate',
    { tags: ['ACC-2.3'] },
    async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(offersMicrosoftSignIn()).toBe(true);
      configure({ sso: { authorizeUrl: '', clientId } });
      expect(offersMicrosoftSignIn()).toBe(false);
      expect((await start()).begun).toBe('failed');
      expect(left).toEqual([]);
      expect(complaints).toMatchObject([{ code: 'sso' }]);
      expect(logged).toHaveBeenCalled();
      logged.mockRestore();
    },
  );

  test.each([
    ['an insecure page, which has no hashes', { crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) } }],
    // The page is in an <iframe srcdoc>, so the console has no address.
    ['a page without an origin', { origin: 'null', location: { origin: 'null' } }],
  ])('on %s it can’t be started, and throws nothing', { tags: ['HOST-21'] }, async (_what, natives) => {
    for (const [name, value] of Object.entries(natives)) vi.stubGlobal(name, value);
    expect((await start()).begun).toBe('failed');
    expect([left, ssoAttempt.read()]).toEqual([[], null]);
    expect(complaints).toMatchObject([{ code: 'sso' }]);
  });
});

test.each<[string, () => Pick<Storage, 'getItem' | 'setItem'>]>([
  [
    'denied',
    () => {
      throw new DOMException('Denied.', 'SecurityError');
    },
  ],
  ['dropped silently', () => ({ getItem: () => null, setItem: () => {} })],
])('nobody is sent to Microsoft where storing is %s', { tags: ['DEC-3.12', 'NET-17'] }, async (_, storage) => {
  putStorage('sessionStorage', storage as () => Storage);
  expect((await start()).begun).toBe('not-kept');
  expect([left, ssoAttempt.read()]).toEqual([[], null]);
  expect(complaints).toMatchObject([{ code: 'sso' }]);
});

test('a sign-in from another origin than the console’s begins at its /auth, with the path to go to', async () => {
  openAt('https://www.example.com');
  configure({ consoleUrl: 'https://console.example.com' });
  expect((await start('/account')).begun).toBe('leaving');
  expect(left).toEqual(['https://console.example.com/auth?start=microsoft&next=%2Faccount']);
  expect(ssoAttempt.read()).toBe(null);
});

describe('the return of the Microsoft sign-in', { tags: ['SEC-13'] }, () => {
  test('returns the requested token and the path to open, once', { tags: ['DEC-3.4'] }, async () => {
    const { state, token } = await started('/account');
    const fragment = back({ id_token: token, state });
    expect(await readMicrosoftReturn(fragment)).toEqual({ at: 'token', idToken: token, next: '/account' });
    expect(await readMicrosoftReturn(fragment), 'the callback once more').toEqual({ at: 'lost' });
  });

  test('accepts a list of audiences that contains our client', async () => {
    const { state, nonce } = await started();
    const token = tokenOf({ nonce, aud: ['x', clientId] });
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toMatchObject({ at: 'token' });
  });

  test.each([hour, day, 365 * day, -hour, -day, -365 * day])(
    'a system clock that is set by %i ms between start and return does not matter',
    { tags: ['NET-14'] },
    async (setByMs) => {
      const { state, token } = await started();
      resetPage();
      configure({ sso: { authorizeUrl: provider, clientId } });
      const clock = clockIn(9 * minute, setByMs);
      expect(await readMicrosoftReturn(back({ id_token: token, state }), clock)).toMatchObject({ at: 'token' });
    },
  );

  test.each([
    ['has expired by this device', { exp: soon() - 7200, iat: soon() - 10_800 }],
    ['was issued in the future by this device', { exp: soon() + 86_400, iat: soon() + 86_400, nbf: soon() + 86_400 }],
    ['names no times', {}],
  ])('a token that %s is left to the service', { tags: ['NET-14'] }, async (_, times) => {
    const { state, nonce } = await started();
    const token = tokenOf({ nonce, aud: clientId, ...times });
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toMatchObject({ at: 'token' });
  });

  test('after 10 minutes the start is lost', { tags: ['DEC-3.4'] }, async () => {
    const { state, token } = await started();
    const fragment = back({ id_token: token, state });
    expect(await readMicrosoftReturn(fragment, clockIn(10 * minute))).toEqual({ at: 'lost' });
  });

  test(
    'a return to another browser, which knows no start, counts as a lost start',
    { tags: ['DEC-3.12'] },
    async () => {
      const { state, token } = await started();
      ssoAttempt.clear();
      expect(await readMicrosoftReturn(back({ id_token: token, state }))).toEqual({ at: 'lost' });
    },
  );

  test(
    'an error of the provider is read once its state is the one that was started',
    { tags: ['DEC-3.8'] },
    async () => {
      const { state } = await started();
      const answer = back({ error: 'access_denied', error_description: 'AADSTS50020: User account …', state });
      expect(await readMicrosoftReturn(answer)).toEqual({ at: 'refused', reason: 'notAllowed', code: 'AADSTS50020' });
    },
  );

  type Started = Awaited<ReturnType<typeof started>>;
  /** An answer whose token has other claims; undefined leaves a claim out. */
  const claiming = (other: object) => (flow: Started) =>
    back({ state: flow.state, id_token: tokenOf({ nonce: flow.nonce, aud: clientId, exp: soon(), ...other }) });
  const withToken = (change: (token: string) => string) => (flow: Started) =>
    back({ state: flow.state, id_token: change(flow.token) });

  test.each<[string, (flow: Started) => string | Promise<string>]>([
    ['no state', ({ token }) => back({ id_token: token })],
    ['no token', ({ state }) => back({ state })],
    ['another state of the right form', async ({ token }) => back({ id_token: token, state: await newState() })],
    ['an error beside the token', ({ token, state }) => back({ id_token: token, state, error: 'x' })],
    ['two tokens', ({ token, state }) => `${back({ id_token: token, state })}&id_token=${token}`],
    ['two states', ({ token, state }) => `${back({ id_token: token, state })}&state=${state}`],
    ['another nonce', claiming({ nonce: 'x' })],
    ['no nonce', claiming({ nonce: undefined })],
    ['another audience', claiming({ aud: 'x' })],
    ['several audiences without our client', claiming({ aud: ['x', 'y'] })],
    ['a token of two parts', withToken((token) => token.split('.').slice(0, 2).join('.'))],
    ['a token of four parts', withToken((token) => `${token}.x`)],
    ['a token that is no JSON', withToken(() => 'a.b.c')],
    ['a cancelled sign-in of another flow', () => back({ error: 'access_denied', state: 'x' })],
    ['anything', () => '%%%&&&==='],
  ])('is refused with %s', async (_, fragment) => {
    const flow = await started();
    expect(await readMicrosoftReturn(await fragment(flow))).toEqual(malformed);
    expect(ssoAttempt.read()).toBe(null);
  });

  test(
    'a stored state of a wrong form is refused, even if the provider returns the same',
    { tags: ['ACC-5.31', 'CON-5.44'] },
    async () => {
      const flow = await started();
      for (const state of [
        'short',
        `${'a'.repeat(15)}.${'0'.repeat(64)}`,
        `${'a'.repeat(16)}${flow.state.slice(16)}`,
      ]) {
        ssoAttempt.write({ state, nonce: flow.nonce, next: '' });
        expect(await readMicrosoftReturn(back({ id_token: flow.token, state }))).toEqual(malformed);
      }
    },
  );
});
