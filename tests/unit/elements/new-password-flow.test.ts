import { expect, test } from 'vitest';
import { activationCode as openedCode, keepActivationCode } from '../../../src/core/session/drafts/reset-draft.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { createSetPasswordFlow } from '../../../src/elements/reset-password/new-password.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { activationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The flows of a new password against the sandbox, without a screen. */

storagePage();

const values = { password: 'Changed2026', confirmation: 'Changed2026' };

const failed = 'An error occurred while setting password. Please try again later.';

test.each([
  [{ body: '{"Status":0,"Data":{"SuccessCode":"REG99"}}' }, { text: failed }],
  [{ body: '{"Status":0,"Data":{"Code":"REG99","Message":"The link is old."}}' }, { text: 'The link is old.' }],
  [{ body: '{"Status":1,"ErrorMessage":"You were too slow."}' }, { text: 'You were too slow.' }],
  // The password is set, but the answer is lost: another attempt does not use up the code again (NET-03).
  [
    { strikes: 'after', status: 500, body: '' },
    { tone: 'info', key: 'maybeSetBefore' },
  ],
] as const)(
  'a new password answered by %j, without REG21, leads to the login with its message',
  { tags: ['ACC-4.30', 'ACC-8.13', 'CON-8.42', 'DEC-1.21', 'NET-03'] },
  async (answer, flash) => {
    const sandbox = createSandbox();
    sandbox.faults.add({ call: 'setPasswordByActivationKey', ...answer });
    const { needs, navigated } = needsOf(sandbox);
    keepActivationCode(activationCode);
    const flow = createSetPasswordFlow(needs, activationCode);
    flow.begin();
    await expect.poll(() => flow.$state.get().at).toBe('form');
    await flow.submit(values);
    await flow.submit(values);
    expect(navigated).toEqual(['/']);
    expect(takeFlash()).toMatchObject({ tone: 'danger', ...flash });
    expect(openedCode()).toBe('');
  },
);
