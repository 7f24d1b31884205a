import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import type { ErrorDetail } from '../../../../src/core/page/events.ts';
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
import { systemClock } from '../../../../src/core/page/clock.ts';

const provider = 'https://login.example.com/authorize';
const clientId = 'the-client';

beforeEach(() => {
  resetPage();
  vi.stubGlobal('origin', 'https://console.example.com');
  vi.stubGlobal('location', { origin: 'https://console.example.com' });
  configure({ sso: { authorizeUrl: provider, clientId } });
});

afterEach(() => vi.unstubAllGlobals());

const left: { address: string; replace: boolean }[] = [];
const complaints: ErrorDetail[] = [];

async function start(next?: string, replace?: boolean) {
  left.length = 0;
  complaints.length = 0;
  const isLeaving = await startMicrosoftSignIn({ report: (trouble) => complaints.push(trouble) }, next, {
    ...(replace !== undefined && { replace }),
    leave: (address, isReplaced) => left.push({ address, replace: isReplaced }),
  });
  return { isLeaving, query: left[0] ? new URL(left[0].address).searchParams : new URLSearchParams() };
}

const clockAt = (nowMs: number, monotonicMs: number) => ({
  ...systemClock,
  now: () => nowMs,
  monotonicMs: () => monotonicMs,
});
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
const soon = () => Math.floor(Date.now() / 1000) + 600;

async function started(next = '') {
  const { query } = await start(next);
  const state = query.get('state')!;
  const nonce = query.get('nonce')!;
  return { state, nonce, token: tokenOf({ nonce, aud: clientId, exp: soon() }) };
}

const back = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

describe('SEC-12 the start of the Microsoft sign-in', () => {
  test('the state is 15 random characters, a dot, and the SHA-256 hex of those characters [ACC-4.34]', async () => {
    const state = await newState();
    expect(state).toMatch(/^[A-Za-z0-9]{15}\.[0-9a-f]{64}$/);
    expect(await isWellFormedState(state)).toBe(true);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state.slice(0, 15)));
    expect(state.slice(16)).toBe(Buffer.from(hash).toString('hex'));
  });

  test('neither state nor nonce comes twice, and the nonce has 128 bits or more [ACC-4.33]', async () => {
    const states = await Promise.all(Array.from({ length: 500 }, newState));
    const nonces = Array.from({ length: 500 }, newNonce);
    expect(new Set([...states, ...nonces]).size).toBe(1000);
    expect(nonces[0]!.length * Math.log2(62)).toBeGreaterThan(128);
  });

  test('bytes that would make some characters likelier than others are thrown away', () => {
    const drawn: number[] = [];
    // From 128 on, so that the bytes to throw away come first.
    const everyByte = (bytes: Uint8Array<ArrayBuffer>) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = (drawn.push(0) + 127) % 256;
      return bytes;
    };
    const counts = new Map<string, number>();
    for (const letter of randomText(248, everyByte)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  test('leaves for the provider with response_type, fragment mode, scope, and the console’s /auth [ACC-4.32]', async () => {
    const { isLeaving, query } = await start();
    expect(isLeaving).toBe(true);
    expect(left[0]).toMatchObject({ replace: false });
    expect(left[0]!.address.startsWith(`${provider}?`)).toBe(true);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid profile email',
      redirect_uri: 'https://console.example.com/auth',
    });
  });

  test('DEC-6.7 returns below the path of the console', async () => {
    configure({ consoleUrl: 'https://console.example.com/my/console' });
    expect((await start()).query.get('redirect_uri')).toBe('https://console.example.com/my/console/auth');
    expect(isMicrosoftReturn('/my/console/auth')).toBe(true);
  });

  test('remembers state, nonce and the path to go to, for 10 minutes [DEC-3.4]', async () => {
    const { query } = await start('/account');
    expect(ssoAttempt.read()).toEqual({ state: query.get('state'), nonce: query.get('nonce'), next: '/account' });
    const minute = 60_000;
    expect(ssoAttempt.read(clockAt(Date.now(), performance.now() + 9.9 * minute))).not.toBe(null);
    expect(ssoAttempt.read(clockAt(Date.now(), performance.now() + 10 * minute))).toBe(null);
    expect(ssoAttempt.read()).toBe(null);
  });

  test('keeps the parameters that the authorize address has of its own', async () => {
    configure({ sso: { authorizeUrl: `${provider}?domain_hint=organizations`, clientId } });
    expect((await start()).query.get('domain_hint')).toBe('organizations');
  });

  test('there is no button if the configuration names no provider [ACC-2.3]', () => {
    expect(offersMicrosoftSignIn()).toBe(true);
    configure({ sso: { authorizeUrl: '', clientId } });
    expect(offersMicrosoftSignIn()).toBe(false);
  });

  test('does not navigate without an authorize address, and says so', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    configure({ sso: { authorizeUrl: '', clientId } });
    expect((await start()).isLeaving).toBe(false);
    expect(left).toEqual([]);
    expect(complaints).toMatchObject([{ code: 'sso' }]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('does not navigate on an insecure page, which has no hashes', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect((await start()).isLeaving).toBe(false);
    expect(ssoAttempt.read()).toBe(null);
  });

  test('HOST-21 can’t be started on a page without an origin, and throws nothing', async () => {
    // As in <iframe srcdoc>, where `location.origin` is 'null' and the console has no address.
    vi.stubGlobal('origin', 'null');
    vi.stubGlobal('location', { origin: 'null' });
    expect((await start()).isLeaving).toBe(false);
    expect(left).toEqual([]);
    expect(complaints).toMatchObject([{ code: 'sso' }]);
  });
});

describe('a sign-in that begins on another origin than the console’s', () => {
  test('begins at the console’s /auth, with the path to go to', async () => {
    const assigned: string[] = [];
    vi.stubGlobal('origin', 'https://www.example.com');
    vi.stubGlobal('location', { origin: 'https://www.example.com', assign: (to: string) => assigned.push(to) });
    configure({ consoleUrl: 'https://console.example.com' });
    expect((await start('/account')).isLeaving).toBe(true);
    expect(left).toEqual([]);
    expect(assigned).toEqual(['https://console.example.com/auth?start=microsoft&next=%2Faccount']);
    expect(ssoAttempt.read()).toBe(null);
  });
});

describe('SEC-13 the return of the Microsoft sign-in', () => {
  test('returns the requested token, and the path to open', async () => {
    const { state, token } = await started('/account');
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toEqual({
      at: 'token',
      idToken: token,
      next: '/account',
    });
  });

  test('accepts a list of audiences that contains our client', async () => {
    const { state, nonce } = await started();
    const token = tokenOf({ nonce, aud: ['x', clientId], exp: soon() });
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toMatchObject({ at: 'token' });
  });

  test.each(['error=access_denied', 'error=invalid_request&error_subcode=cancel'])(
    'DEC-3.8 says that the sign-in was cancelled for %s',
    async (answer) => {
      const { state } = await started();
      expect(await readMicrosoftReturn(`${answer}&state=${state}`)).toEqual({ at: 'cancelled' });
    },
  );

  test('is accepted once [DEC-3.4]', async () => {
    const { state, token } = await started();
    await readMicrosoftReturn(back({ id_token: token, state }));
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toEqual({ at: 'refused' });
  });

  type Started = Awaited<ReturnType<typeof started>>;
  const claims = ({ nonce }: Started) => ({ nonce, aud: clientId, exp: soon() });
  const cases: [string, (flow: Started) => string | Promise<string>][] = [
    ['no state', ({ token }) => back({ id_token: token })],
    ['no token', ({ state }) => back({ state })],
    ['another state of the right form', async ({ token }) => back({ id_token: token, state: await newState() })],
    ['a state that is only the beginning', ({ token, state }) => back({ id_token: token, state: state.slice(0, 15) })],
    ['an error beside the token', ({ token, state }) => back({ id_token: token, state, error: 'x' })],
    ['two tokens', ({ token, state }) => `${back({ id_token: token, state })}&id_token=${token}`],
    ['two states', ({ token, state }) => `${back({ id_token: token, state })}&state=${state}`],
    ['another nonce', (flow) => back({ state: flow.state, id_token: tokenOf({ ...claims(flow), nonce: 'x' }) })],
    ['no nonce', (flow) => back({ state: flow.state, id_token: tokenOf({ aud: clientId, exp: soon() }) })],
    ['another audience', (flow) => back({ state: flow.state, id_token: tokenOf({ ...claims(flow), aud: 'x' }) })],
    [
      'several audiences without our client',
      (flow) => back({ state: flow.state, id_token: tokenOf({ ...claims(flow), aud: ['x', 'y'] }) }),
    ],
    [
      'nothing started here: another tab, another browser',
      ({ token, state }) => {
        ssoAttempt.clear();
        return back({ id_token: token, state });
      },
    ],
    ['a cancelled sign-in of another flow', () => back({ error: 'access_denied', state: 'x' })],
    ['an error that is no cancelling', ({ state }) => back({ error: 'server_error', state })],
    ['no expiry', (flow) => back({ state: flow.state, id_token: tokenOf({ nonce: flow.nonce, aud: clientId }) })],
    [
      'an expired token',
      (flow) => back({ state: flow.state, id_token: tokenOf({ ...claims(flow), exp: soon() - 661 }) }),
    ],
    ['a token of two parts', ({ state, token }) => back({ state, id_token: token.split('.').slice(0, 2).join('.') })],
    ['a token of four parts', ({ state, token }) => back({ state, id_token: `${token}.x` })],
    ['a token that is no JSON', ({ state }) => back({ state, id_token: 'a.b.c' })],
    ['a token that is null', ({ state }) => back({ state, id_token: `a.${part(null)}.c` })],
    ['anything', () => '%%%&&&==='],
  ];

  test.each(cases)('is refused with %s', async (_, fragment) => {
    const flow = await started();
    expect(await readMicrosoftReturn(await fragment(flow))).toEqual({ at: 'refused' });
    expect(ssoAttempt.read()).toBe(null);
  });

  test('NET-14 a clock that is a minute fast still accepts it', async () => {
    const { state, nonce } = await started();
    const token = tokenOf({ nonce, aud: clientId, exp: Math.floor(Date.now() / 1000) - 50 });
    expect(await readMicrosoftReturn(back({ id_token: token, state }))).toMatchObject({ at: 'token' });
  });

  test('a stored state of a wrong form is refused, even if the provider returns the same [ACC-5.31 CON-5.44]', async () => {
    const flow = await started();
    for (const state of ['short', `${'a'.repeat(15)}.${'0'.repeat(64)}`, `${'a'.repeat(16)}${flow.state.slice(16)}`]) {
      ssoAttempt.write({ state, nonce: flow.nonce, next: '' });
      expect(await readMicrosoftReturn(back({ id_token: flow.token, state }))).toEqual({ at: 'refused' });
    }
  });
});
