import { describe, expect, test } from 'vitest';
import { SignJWT } from 'jose';
import { identityClientId, identityIssuer } from '../../../src/sandbox/identity/client.ts';
import { keysOf } from '../../../src/sandbox/identity/id-token.ts';
import { submitted } from './sandbox-caller.ts';
import { sandbox, visitor, withSandbox } from './sandbox.world.ts';

withSandbox();

const base = 'http://sandbox.test';
const authorize = (changes: Record<string, string> = {}) =>
  `${base}/sandbox/identity/authorize?${new URLSearchParams({
    client_id: identityClientId,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid profile email',
    redirect_uri: `${base}/auth`,
    state: 'the-state',
    nonce: 'the-nonce',
    ...changes,
  })}`;

const choose = (form: Record<string, string>, address = authorize()) => sandbox.fetch(submitted(address, form));

const fragmentOf = (response: Response) =>
  new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1));

const signIn = (IDToken: string, Provider = 'microsoft') =>
  visitor.call('ssoAuthenticate', { SSOIdentityProvider: { Provider, IDToken } });

test.each<Record<string, string>>([
  { client_id: 'somebody-else' },
  { redirect_uri: 'https://attacker.example/auth' },
  { redirect_uri: `${base}/auth?x=1` },
  { redirect_uri: 'http://localhost.attacker.example/auth' },
  { redirect_uri: '' },
])('the identity provider redirects nobody for %o', async (changes) => {
  for (const response of [
    await sandbox.fetch(new Request(authorize(changes))),
    await choose({ account: 'retail@example.com' }, authorize(changes)),
  ]) {
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBe(null);
  }
});

test('the identity provider returns the errors of Microsoft with their codes', async () => {
  const fragment = fragmentOf(await choose({ refusal: 'AADSTS50020' }));
  expect(Object.fromEntries(fragment)).toMatchObject({
    error: 'access_denied',
    error_description: expect.stringMatching(/^AADSTS50020: /) as string,
    state: 'the-state',
  });
});

describe('the service', () => {
  const tokenFor = async (email: string) => fragmentOf(await choose({ account: email })).get('id_token')!;

  test('accepts a token once', async () => {
    const token = await tokenFor('retail@example.com');
    await signIn(token);
    expect(await signIn(token)).toMatchObject({ Status: 1, ErrorCode: 'SSO01' });
  });

  const claims = {
    nonce: 'n',
    uti: crypto.randomUUID(),
    email: 'retail@example.com',
    iss: identityIssuer,
    aud: identityClientId,
    iat: Math.floor(Date.now() / 1000),
    nbf: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 600,
  };

  const refused = { Status: 1, ErrorCode: 'SSO01' };
  test.each<[object, object]>([
    [{}, { Status: 0 }],
    [{ iss: 'https://login.example.com' }, refused],
    [{ aud: 'another-client' }, refused],
    [{ email: 7 }, refused],
  ])('answers a token of its own key, with %o among its claims, with %o', async (changes, answer) => {
    const { privateKey } = await keysOf(sandbox.world);
    const token = await new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    expect(await signIn(token)).toMatchObject(answer);
  });
});
