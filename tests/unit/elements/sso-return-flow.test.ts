import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const history = {
    state: null as unknown,
    replaceState(state: unknown, _title: string, to: string) {
      history.state = state;
      replace(to);
    },
  };
  const location = { origin, pathname: '/auth', replace };
  Object.defineProperty(location, 'hash', { get: () => address.hash });
  Object.defineProperty(location, 'search', { get: () => address.search });
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', { location, history });
  configure({ sso });
});

afterEach(() => vi.unstubAllGlobals());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a sign-in. Returns the parameters of the request. */
async function start(): Promise<URLSearchParams> {
  let asked = new URLSearchParams();
  Object.assign(location, { assign: (to: string) => (asked = new URL(to).searchParams) });
  await startMicrosoftSignIn({ report: () => {} }, '/account');
  return asked;
}

/** Starts a sign-in, and opens the address to which the provider returns. Returns the provider's token. */
async function returnFromProvider(): Promise<string> {
  const asked = await start();
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = `${part({ alg: 'RS256' })}.${part({ nonce: asked.get('nonce'), aud: clientId, exp })}.signature`;
  openPage(`#id_token=${token}&state=${asked.get('state')}`);
  return token;
}

/** Opens a new page: nothing of the previous page's memory is left. */
function openPage(hash: string): void {
  resetPage();
  configure({ sso });
  address.hash = hash;
}

/** Finishes the sign-in `times` times at once, as when the screen is rendered several times. Returns what the screen receives. */
async function finish(times = 1): Promise<MicrosoftReturn[]> {
  const received: MicrosoftReturn[] = [];
  const act = async (returned: MicrosoftReturn) => void received.push(returned);
  await Promise.all(Array.from({ length: times }, () => finishMicrosoftSignIn(act)));
  return received;
}

describe('the second page', { tags: ['SEC-13'] }, () => {
  /**
   * Returns from the provider to the first page. Resolves to the provider's token, and to the fragment of the address
   * with which that page opens the second.
   */
  async function handOver() {
    const token = await returnFromProvider();
    expect(await finish()).toEqual([]);
    return { token, hash: address.hash };
  }

  test('gets the token encrypted', async () => {
    const { hash } = await handOver();
    expect(hash).toMatch(/^#sealed=/);
    expect(Buffer.from(hash.slice('#sealed='.length), 'base64url').toString()).not.toContain(part({ alg: 'RS256' }));
  });

  test('opens the token, and leaves it neither in the address nor in the tab', async () => {
    const { token, hash } = await handOver();
    openPage(hash);
    expect(await finish()).toEqual([{ at: 'token', idToken: token, next: '/account' }]);
    expect([address.hash, tab.items.size]).toEqual(['', 0]);
  });

  test('opens the token once', async () => {
    const { hash } = await handOver();
    openPage(hash);
    await finish();
    openPage(hash);
    expect(await finish(), 'once more').toEqual([{ at: 'lost' }]);
  });

  test('does not open the token in another tab, and leaves it for its own', async () => {
    const { token, hash } = await handOver();
    const ownTab = [...tab.items];
    tab.clear();
    openPage(hash);
    expect(await finish(), 'in another tab').toEqual([{ at: 'lost' }]);
    for (const [key, value] of ownTab) tab.setItem(key, value);
    openPage(hash);
    expect(await finish()).toEqual([{ at: 'token', idToken: token, next: '/account' }]);
  });
});

test('a screen that is rendered twice hands over once, and signs in once', { tags: ['NET-29'] }, async () => {
  const token = await returnFromProvider();
  expect(await finish(2)).toEqual([]);
  openPage(address.hash);
  expect(await finish(2)).toEqual([{ at: 'token', idToken: token, next: '/account' }]);
});

describe('without encryption, as on an insecure page', { tags: ['SEC-13'] }, () => {
  async function returnWithoutEncryption() {
    await returnFromProvider();
    vi.stubGlobal('crypto', {});
    openPage(address.hash);
    return finish();
  }

  test('the token is not handed over', async () => {
    expect(await returnWithoutEncryption()).toEqual([]);
    expect(address.hash).toBe('#refused');
  });

  test('the sign-in is refused', async () => {
    await returnWithoutEncryption();
    openPage(address.hash);
    expect(await finish()).toEqual([{ at: 'refused', reason: 'failed', code: '' }]);
  });
});

test('a reloaded return page is reported as a lost sign-in, without a storage', { tags: ['DEC-3.12'] }, async () => {
  await returnFromProvider();
  await finish();
  const { state } = history;
  openPage(address.hash);
  await finish();
  expect(address.hash).toBe('');
  openPage('');
  Object.assign(history, { state });
  expect(await finish()).toEqual([{ at: 'lost' }]);
});

test('an error that Microsoft puts into the query is read', { tags: ['DEC-3.8'] }, async () => {
  const state = (await start()).get('state');
  address.search = `?error=access_denied&error_description=AADSTS50020&state=${state}`;
  openPage('');
  expect(await finish()).toEqual([]);
  expect(address.search).toBe('');
  openPage(address.hash);
  expect(await finish()).toEqual([{ at: 'refused', reason: 'notAllowed', code: 'AADSTS50020' }]);
});

test('a return page opened without an answer of Microsoft is not reported as a lost sign-in', async () => {
  openPage('');
  expect(await finish()).toEqual([{ at: 'none' }]);
});

test(
  'where no storage can be accessed, nobody is sent to Microsoft, and the message stays on this page',
  { tags: ['DEC-3.12', 'NET-16'] },
  async () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      putStorage(area, () => {
        throw new DOMException('Denied.', 'SecurityError');
      });
    const navigate = vi.fn();
    const report = vi.fn();
    const needs = { navigate, report, bind: () => (key: keyof typeof text.english) => text.english[key] };
    await createSsoReturnFlow(needs as never).begin(new URLSearchParams({ start: 'microsoft' }));
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]]);
    expect(address.href, 'no other page is loaded').toBe('https://console.example.com/auth');
    expect(takeFlash()).toMatchObject({ tone: 'warning', key: 'notKept' });
  },
);

test.each([
  ['access_denied', '', { tone: 'info', key: 'cancelled', code: '' }],
  ['access_denied', 'AADSTS50105: …', { tone: 'danger', key: 'notAllowed', code: 'AADSTS50105' }],
  ['consent_required', 'AADSTS65001: …', { tone: 'danger', key: 'consentNeeded', code: 'AADSTS65001' }],
  ['server_error', '', { tone: 'danger', text: text.english.loginFailed, code: 'server_error' }],
])(
  'the error %s of Microsoft with the description %j is shown at the login',
  { tags: ['DEC-3.8'] },
  async (error, description, flash) => {
    const asked = await start();
    const answer = new URLSearchParams({ error, error_description: description, state: asked.get('state')! });
    openPage(`#${answer}`);
    await finish();
    openPage(address.hash);
    const needs = { bind: () => (key: keyof typeof text.english) => text.english[key] };
    await createSsoReturnFlow(needs as never).begin(new URLSearchParams());
    expect(takeFlash()).toMatchObject(flash);
    expect(address.pathname).toBe('/');
  },
);
