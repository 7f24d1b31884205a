import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure } from '../../../src/core/config/config.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { startMicrosoftSignIn } from '../../../src/core/session/sso/sso.ts';
import { finishMicrosoftSignIn, type MicrosoftReturn } from '../../../src/core/session/sso/sso-return.ts';
import { createSsoReturnFlow } from '../../../src/elements/login/sso/sso-return.flow.ts';
import { text } from '../../../src/elements/login/login.text.ts';
import { putStorage, storagePage } from '../core/session/session.world.ts';

/* The two page loads that a return from Microsoft takes. */

const clientId = 'the-client';
const sso = { authorizeUrl: 'https://login.example.com/authorize', clientId };
const address = new URL('https://console.example.com/auth');
const { tab } = storagePage();

beforeEach(() => {
  address.hash = address.search = '';
  const { origin } = address;
  const replace = (to: string) => void (address.href = new URL(to, address).href);
  const replaceState = (_state: unknown, _title: string, to: string) => replace(to);
  const location = { origin, pathname: '/auth', replace };
  Object.defineProperty(location, 'hash', { get: () => address.hash });
  Object.defineProperty(location, 'search', { get: () => address.search });
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location, history: { state: null, replaceState } });
  configure({ sso });
});

afterEach(() => vi.unstubAllGlobals());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a sign-in, and opens the address to which the provider returns. Returns the provider's token. */
async function returnFromProvider(): Promise<string> {
  let asked = new URLSearchParams();
  Object.assign(location, { assign: (to: string) => (asked = new URL(to).searchParams) });
  await startMicrosoftSignIn({ report: () => {} }, '/account');
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = `${part({ alg: 'RS256' })}.${part({ nonce: asked.get('nonce'), aud: clientId, exp })}.signature`;
  openPage(`#id_token=${token}&state=${asked.get('state')}`);
  return token;
}

/** Nothing of the previous page's memory is left. */
function openPage(hash: string): void {
  resetPage();
  configure({ sso });
  address.hash = hash;
}

/** What the screen of the open page gets, rendered this many times. */
async function finish(times = 1): Promise<MicrosoftReturn[]> {
  const received: MicrosoftReturn[] = [];
  const act = async (returned: MicrosoftReturn) => void received.push(returned);
  await Promise.all(Array.from({ length: times }, () => finishMicrosoftSignIn(act)));
  return received;
}

test('SEC-13 the second page gets the token encrypted, removes it from the address, and opens it once, in its own tab', async () => {
  const token = await returnFromProvider();
  expect(await finish()).toEqual([]);
  const { hash } = address;
  expect(hash).toMatch(/^#sealed=/);
  expect(Buffer.from(hash.slice('#sealed='.length), 'base64url').toString()).not.toContain(part({ alg: 'RS256' }));
  const ownTab = [...tab.items];

  tab.clear();
  openPage(hash);
  expect(await finish(), 'in another tab').toEqual([{ at: 'refused' }]);

  for (const [key, value] of ownTab) tab.setItem(key, value);
  openPage(hash);
  expect(await finish()).toEqual([{ at: 'token', idToken: token, next: '/account' }]);
  expect([address.hash, tab.items.size]).toEqual(['', 0]);

  openPage(hash);
  expect(await finish(), 'once more').toEqual([{ at: 'refused' }]);
});

test('NET-29 a screen that is rendered twice hands over once, and signs in once', async () => {
  const token = await returnFromProvider();
  expect(await finish(2)).toEqual([]);
  openPage(address.hash);
  expect(await finish(2)).toEqual([{ at: 'token', idToken: token, next: '/account' }]);
});

test('SEC-13 without encryption, as on an insecure page, the sign-in is refused, and its token is not handed over', async () => {
  await returnFromProvider();
  vi.stubGlobal('crypto', {});
  openPage(address.hash);
  expect(await finish()).toEqual([]);
  expect(address.hash).toBe('#refused');
  openPage('#refused');
  expect(await finish()).toEqual([{ at: 'refused' }]);
});

test('NET-16 where no storage can be accessed, the sign-in is refused, and its message stays on this page', async () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    putStorage(area, () => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  await returnFromProvider();
  expect(await finish()).toEqual([]);
  expect(address.hash).toBe('#refused');

  openPage('#refused');
  const navigate = vi.fn();
  const needs = { navigate, texts: () => (key: keyof typeof text.english) => text.english[key] };
  await createSsoReturnFlow(needs as never).begin(new URLSearchParams());
  expect(navigate.mock.calls).toEqual([['/', { replace: true }]]);
  expect(address.pathname, 'no other page is loaded').toBe('/auth');
  expect(takeFlash()).toMatchObject({ tone: 'danger', text: text.english.loginFailed });
});
