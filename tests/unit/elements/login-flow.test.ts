import { expect, test } from 'vitest';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { createLoginFlow } from '../../../src/elements/login/login.flow.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The login's form against the sandbox, without a screen. */

storagePage();

// `begin` is never called: it loads the saved emails, which may fail on a bad network.
async function logIn(wantsRemembering: boolean, sandbox: Pick<Sandbox, 'fetch'> = createSandbox()) {
  const { needs, navigated } = needsOf(sandbox);
  const flow = createLoginFlow({ ...needs, isRoute: () => Promise.resolve(true) });
  await flow.submit({ userName: ' retail@example.com ', password: seedPassword, wantsRemembering }, '');
  return navigated;
}

test('SEC-30 the email is remembered even if the list of saved emails could not be loaded', async () => {
  expect(await logIn(true)).toEqual(['/subscription']);
  expect(rememberedEmails()).toEqual(['retail@example.com']);
});

test('SEC-30 without the checkbox no email is remembered', async () => {
  expect(await logIn(false)).toEqual(['/subscription']);
  expect(rememberedEmails()).toEqual([]);
});

test.each(['', 'next spring', '31-12-2998 23:59:59'])(
  'a PasswordExpireOn of "%s" does not expire',
  async (expiresOn) => {
    const sandbox = createSandbox();
    const answer = async (request: Request) => {
      const response = await sandbox.fetch(request);
      if (!request.url.endsWith('/Authenticate')) return response;
      const { Data, ...envelope } = (await response.json()) as { readonly Data: object };
      return Response.json({ ...envelope, Data: { ...Data, PasswordExpireOn: expiresOn } });
    };
    expect(await logIn(false, { fetch: answer })).toEqual(['/subscription']);
  },
);
