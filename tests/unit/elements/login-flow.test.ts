import { describe, expect, test } from 'vitest';
import { systemClock, type Clock } from '../../../src/core/page/clock.ts';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { createLoginFlow } from '../../../src/elements/login/login.flow.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { createControlledClock } from '../../support/controlled-clock.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The login's form against the sandbox, without a screen. */

storagePage();

// Logs in without calling `begin`, which loads the saved emails: as if they had never arrived.
async function logIn(
  wantsRemembering: boolean,
  sandbox: Pick<Sandbox, 'fetch'> = createSandbox(),
  password = seedPassword,
  clock: Clock = systemClock,
) {
  const { needs, navigated, sent } = needsOf(sandbox);
  const flow = createLoginFlow({ ...needs, isRoute: () => Promise.resolve(true) }, clock);
  await flow.submit({ userName: ' retail@example.com\u200b ', password, wantsRemembering }, '');
  expect(sent('Authenticate')).toMatchObject([{ UserName: 'retail@example.com', Password: base64(password) }]);
  return navigated;
}

test(
  'the identifier is sent trimmed, and a password of 128 characters, spaces and emoji unchanged',
  { tags: ['ACC-3.3', 'ACC-4.1', 'ACC-7.3', 'ACC-7.24', 'SEC-27'] },
  async () => {
    expect(await logIn(false, createSandbox(), ` ${'x'.repeat(120)} ünïcode 🔑 `)).toEqual([]);
  },
);

describe('an email is remembered', { tags: ['ACC-4.6', 'SEC-30'] }, () => {
  test('only once its login succeeds', async () => {
    expect([await logIn(true, createSandbox(), 'wrong'), rememberedEmails()]).toEqual([[], []]);
  });

  test('only by the checkbox', async () => {
    expect([await logIn(false), rememberedEmails()]).toEqual([['/subscription'], []]);
  });

  test('even if the list of saved emails could not be loaded', async () => {
    expect([await logIn(true), rememberedEmails()]).toEqual([['/subscription'], ['retail@example.com']]);
  });
});

/** A service that lets the password expire at this time. */
function expiring(expiresOn: string): Pick<Sandbox, 'fetch'> {
  const sandbox = createSandbox();
  return {
    async fetch(request) {
      const response = await sandbox.fetch(request);
      if (!request.url.endsWith('/Authenticate')) return response;
      const { Data, ...envelope } = (await response.json()) as { readonly Data: object };
      return Response.json({ ...envelope, Data: { ...Data, PasswordExpireOn: expiresOn } });
    },
  };
}

test.each(['', 'next spring', '31-12-2998 23:59:59'])(
  'a PasswordExpireOn of "%s" does not expire',
  async (expiresOn) => {
    expect(await logIn(false, expiring(expiresOn))).toEqual(['/subscription']);
  },
);

test.each(['01-01-2026 00:00:00', '2026-01-01T00:00:00.000Z'])(
  'a password that expires at %s has not expired at that time, but a millisecond later',
  { tags: ['DEC-3.13'] },
  async (expiresOn) => {
    const clock = createControlledClock(Date.UTC(2026, 0, 1));
    expect(await logIn(false, expiring(expiresOn), seedPassword, clock)).toEqual(['/subscription']);
    closeSession('asked');
    clock.advance(1);
    expect(await logIn(false, expiring(expiresOn), seedPassword, clock)).toEqual([]);
  },
);
