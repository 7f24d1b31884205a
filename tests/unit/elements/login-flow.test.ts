import { expect, test } from 'vitest';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { createLoginFlow } from '../../../src/elements/login/login.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The login's form against the sandbox, without a screen. */

storagePage();

// `begin` is never called: it loads the saved emails, which may fail on a bad network.
async function logIn(wantsRemembering: boolean) {
  const { needs, navigated } = needsOf(createSandbox());
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
