import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { createAccountFlow } from '../../../src/elements/account/account.flow.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { loginOf } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The account's flows against the sandbox, without a screen. */

beforeEach(() => closeSession('asked'));

async function world() {
  const sandbox = createSandbox();
  const { needs: ofFlow, send } = needsOf(sandbox);
  const login = {
    userName: 'retail@example.com',
    encodedPassword: base64(seedPassword),
    referralCode: '',
    clientVersion: '1',
  };
  const answer = await send(authenticate, login);
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  openSession(answer.data);
  const gone = new AbortController();
  const needs = { ...ofFlow, signal: gone.signal, announce: () => () => {} };
  const flow = createAccountFlow(needs, { load: () => Promise.resolve(true) }, () => Promise.resolve());
  return { sandbox, flow, gone };
}

describe('after the password was changed', () => {
  test('the session ends when the element is removed', async () => {
    const { flow, gone } = await world();
    flow.passwordChanged();
    gone.abort();
    expect(currentSession()).toBeNull();
  });

  test('NET-11 somebody else who has signed in since stays signed in', async () => {
    const { flow } = await world();
    flow.passwordChanged();
    openSession(loginOf());
    flow.dismissToast();
    expect(currentSession()?.userCode).toBe('U1');
  });
});

test('NET-27 two clicks on the box are one request', async () => {
  const { flow, sandbox } = await world();
  await flow.open();
  await Promise.all([flow.promotions.set(false), flow.promotions.set(false)]);
  expect(sandbox.journal.entries.filter(({ call }) => call === 'saveUserSettings')).toHaveLength(1);
});

test.each(['name', 'billing'] as const)(
  'NET-03 after the dialog of the %s is closed, the account shows what an unanswered attempt has saved',
  async (at) => {
    const { flow, sandbox } = await world();
    await Promise.all([flow.open(), flow.billing.open()]);
    const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    user.fullName = 'Ina Second';
    user.billingAddress = { ...user.billingAddress!, fullName: 'Ina Second' };
    await flow.edit(at);
    flow.closeDialog();
    await expect
      .poll(() => (at === 'name' ? flow.details : flow.billing).$state.get())
      .toMatchObject({
        value: at === 'name' ? { fullName: 'Ina Second' } : { billingAddress: { fullName: 'Ina Second' } },
      });
  },
);
