import { expect, test } from 'vitest';
import { identityClientId } from '../../../src/sandbox/identity/client.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { submitted } from './sandbox-caller.ts';

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

test.each<Record<string, string>>([
  { client_id: 'somebody-else' },
  { redirect_uri: 'https://attacker.example/auth' },
  { redirect_uri: `${base}/auth/elsewhere` },
  { redirect_uri: `${base}/auth?x=1` },
  { redirect_uri: 'http://localhost.attacker.example/auth' },
  { redirect_uri: 'data:text/html,x' },
  { redirect_uri: '' },
])('the identity provider sends nobody anywhere for %o', async (changes) => {
  const sandbox = createSandbox();
  for (const response of [
    await sandbox.fetch(new Request(authorize(changes))),
    await sandbox.fetch(submitted(authorize(changes), { account: 'retail@example.com' })),
  ]) {
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBe(null);
  }
});
