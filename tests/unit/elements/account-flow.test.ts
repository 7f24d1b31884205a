import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { createAccountFlow } from '../../../src/elements/account/account.flow.ts';
import { createPasswordFlow } from '../../../src/elements/account/password/password.flow.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { loginOf } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The account's flows against the sandbox, without a screen. */

const changed = { existing: seedPassword, wanted: 'Renewed2026', confirmation: 'Renewed2026' };

beforeEach(() => closeSession('asked'));

async function world(email = 'retail@example.com', areDialogsLoaded = true) {
  const sandbox = createSandbox();
  const { needs: ofFlow, send } = needsOf(sandbox);
  const login = { userName: email, encodedPassword: base64(seedPassword), referralCode: '', clientVersion: '1' };
  const answer = await send(authenticate, login);
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  openSession(answer.data);
  const gone = new AbortController();
  const said: string[] = [];
  const announce = (text: string) => {
    said.push(text);
    return () => {};
  };
  const needs = { ...ofFlow, signal: gone.signal, announce };
  const flow = createAccountFlow(needs, { load: () => Promise.resolve(areDialogsLoaded) }, () => Promise.resolve());
  return { sandbox, flow, gone, said, password: createPasswordFlow(needs) };
}

describe('users with the tabs of a buyer', () => {
  test.each([
    ['retail@example.com', 'some'],
    ['new@example.com', 'none'],
    ['enterprise@example.com', 'none'],
  ])('%s: %s', async (email, purchases) => {
    const { flow } = await world(email);
    await flow.open();
    expect(flow.$purchases.get()).toBe(purchases);
  });
});

describe('after the password was changed', () => {
  test('the session ends when the message disappears, not before', async () => {
    const { flow, password } = await world();
    expect(await password.change(changed)).toEqual({ at: 'changed' });
    flow.passwordChanged();
    expect(flow.$toast.get()?.text).toBe('New password updated successfully');
    expect(currentSession()).not.toBeNull();
    flow.dismissToast();
    expect(currentSession()).toBeNull();
  });

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

  test('the end of another message ends no session', async () => {
    const { flow } = await world();
    flow.deletionAsked();
    flow.dismissToast();
    expect(currentSession()).not.toBeNull();
  });
});

describe('the service’s answers to a change of the password', () => {
  test.each([
    ['a refusal', { Status: 1, Data: { Code: 'REG09', Message: '' }, ErrorCode: 'REG09', ErrorMessage: '' }],
    ['another code', { Status: 0, Data: { Code: 'REG09', Message: null }, ErrorCode: null, ErrorMessage: null }],
  ])('%s without a text is reported too', async (_, answer) => {
    const { password, sandbox } = await world();
    sandbox.faults.add({ call: 'changePassword', body: JSON.stringify(answer) });
    expect(await password.change(changed)).toEqual({ at: 'reported' });
    expect(textIn(password.$state.get().trouble ?? '')).toBe('Something went wrong. Please contact the team.');
  });

  test('REG07 is reported at the existing password', async () => {
    const { password } = await world();
    const outcome = await password.change({ ...changed, existing: 'Wrong2026' });
    expect(outcome).toEqual({ at: 'wrong-existing', text: 'The existing password is not correct.' });
    expect(password.$state.get()).toEqual({ busy: false, mayBeChanged: false });
  });

  test('NET-03 a lost answer may have changed it, and stays so when the old one is refused', async () => {
    const { password, sandbox } = await world();
    sandbox.faults.add({ call: 'changePassword', strikes: 'after', status: 502 });
    expect(await password.change(changed)).toEqual({ at: 'reported' });
    expect(password.$state.get()).toMatchObject({ busy: false, mayBeChanged: true });
    expect((await password.change(changed)).at).toBe('wrong-existing');
    expect(password.$state.get().mayBeChanged).toBe(true);
  });
});

test('turning promotions off flips the value, and reloads the details', async () => {
  const { flow, sandbox, said } = await world();
  await flow.open();
  await flow.promotions.set(false);
  expect(flow.details.$state.get()).toMatchObject({ at: 'ready', value: { wantsWhatsapp: false } });
  expect(said).toEqual(['Promotions & Updates saved']);
  expect(sandbox.journal.entries.filter(({ call }) => call === 'getUserDetail')).toHaveLength(2);
});

test('NET-27 two clicks on the box are one request', async () => {
  const { flow, sandbox } = await world();
  await flow.open();
  await Promise.all([flow.promotions.set(false), flow.promotions.set(false)]);
  expect(sandbox.journal.entries.filter(({ call }) => call === 'saveUserSettings')).toHaveLength(1);
});

test('the order history loads page by page until its end', async () => {
  const { flow, said } = await world();
  await flow.orders.open();
  expect(flow.orders.$state.get()).toMatchObject({ at: 'ready', page: 1, content: { total: 30, hasMore: true } });
  await flow.orders.showMore();
  expect(flow.orders.$state.get()).toMatchObject({ at: 'ready', page: 2, content: { hasMore: false } });
  expect(said).toEqual(['Showing 30 of 30']);
});

test('the list of subscriptions is loaded before the question', async () => {
  const { flow } = await world();
  const asking = flow.askToDelete();
  expect(flow.$dialog.get()).toBeNull();
  await asking;
  expect(flow.$dialog.get()).toMatchObject({ at: 'delete', subscriptions: [{ seats: 1 }, { seats: 1 }] });
});

test('NET-09 if the dialogs fail to load, a message says so, beside the question of the deletion too', async () => {
  const { flow } = await world('retail@example.com', false);
  await flow.edit('password');
  expect(flow.$toast.get()).toMatchObject({ text: 'No response was received', tone: 'danger' });
  await flow.askToDelete();
  const { busy, problem } = flow.$asking.get();
  expect([busy, problem && textIn(problem.text)]).toEqual([false, 'No response was received']);
  expect(flow.$dialog.get()).toBeNull();
});
