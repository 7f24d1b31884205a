import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { orderHistory, type Order } from '../../../src/core/service/endpoints/orders.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { createAccountFlow } from '../../../src/elements/account/account.flow.ts';
import { orderType } from '../../../src/elements/account/orders.flow.ts';
import { isFilled, passwordErrors } from '../../../src/elements/account/account-dialogs.flow.ts';
import { text } from '../../../src/elements/account/account.text.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { pageLanguage } from '../../support/page-language.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { loginOf } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* The account's flows against the sandbox, and their rules, without a screen. */

beforeEach(() => closeSession('asked'));

const t = pageLanguage.bind(text);

async function world(email = 'retail@example.com', areDialogsThere = true) {
  const sandbox = createSandbox();
  const { needs: ofFlow, send } = needsOf(sandbox);
  const login = {
    userName: email,
    encodedPassword: base64(seedPassword),
    referralCode: '',
    clientVersion: '1',
  };
  const answer = await send(authenticate, login);
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  openSession(answer.data);
  const announced: string[] = [];
  const announce = (words: string) => {
    announced.push(words);
    return () => {};
  };
  const validate = () => Promise.resolve(void announced.push('validated'));
  const needs = { ...ofFlow, announce };
  const flow = createAccountFlow(needs, { load: () => Promise.resolve(areDialogsThere) }, validate);
  const calls = (call: string) => sandbox.journal.entries.filter((entry) => entry.call === call).length;
  return { sandbox, flow, announced, calls };
}

describe('after the password was changed', () => {
  test('the session ends when the element is removed', async () => {
    const { flow } = await world();
    const leave = flow.watchLeaving();
    flow.passwordChanged();
    leave();
    expect(currentSession()).toBeNull();
  });

  test('somebody else who has signed in since stays signed in', { tags: ['NET-11'] }, async () => {
    const { flow } = await world();
    flow.passwordChanged();
    openSession(loginOf());
    flow.dismissToast();
    expect(currentSession()?.userCode).toBe('U1');
  });
});

test('two clicks on the box of Promotions & Updates are one request', { tags: ['NET-27'] }, async () => {
  const { flow, calls } = await world();
  await flow.open();
  await Promise.all([flow.promotions.set(false), flow.promotions.set(false)]);
  expect(calls('saveUserSettings')).toBe(1);
  expect(textIn(flow.$toast.get()!.text)).toBe(t('promotionsSaved'));
  expect(flow.details.$state.get()).toMatchObject({ value: { wantsWhatsapp: false } });
});

describe('a change of Promotions & Updates without an answer', { tags: ['NET-03'] }, () => {
  async function setUnanswered() {
    const all = await world();
    await all.flow.open();
    all.sandbox.faults.add({ call: 'saveUserSettings', status: 503 });
    await all.flow.promotions.set(false);
    return all;
  }

  test('is looked up, because it may have been saved', async () => {
    const { announced, calls } = await setUnanswered();
    expect([calls('getUserDetail'), announced]).toEqual([2, []]);
  });

  test('shows a message if it was not saved', async () => {
    const { flow } = await setUnanswered();
    expect(flow.promotions.$saving.get()).toMatchObject({ busy: false, isOutcomeUnknown: false, problem: {} });
  });
});

describe('an account to be deleted', () => {
  async function asked() {
    const all = await world();
    await Promise.all([all.flow.askToDelete(), all.flow.askToDelete()]);
    return all;
  }

  test('has its subscriptions shown first', { tags: ['CON-4.46'] }, async () => {
    const { flow, calls } = await asked();
    expect([calls('deleteAccountSubInfo'), flow.$dialog.get()?.at]).toEqual([1, 'delete']);
  });

  test('is deleted once', { tags: ['NET-27'] }, async () => {
    const { flow, calls } = await asked();
    await Promise.all([flow.confirmDeletion(), flow.confirmDeletion()]);
    expect([calls('deleteAccount'), flow.$isDeleting.get()]).toEqual([1, false]);
    expect([flow.$dialog.get(), textIn(flow.$toast.get()!.text)]).toEqual([null, t('deleteSubmitted')]);
  });

  test('has a dialog for a failure, from which it can be deleted again', async () => {
    const { flow, sandbox } = await asked();
    sandbox.faults.add({ call: 'deleteAccount', status: 503, times: 1 });
    await flow.confirmDeletion();
    expect(flow.$dialog.get()).toEqual({ at: 'delete-failed', isOutcomeUnknown: true });
    await flow.confirmDeletion();
    expect(flow.$dialog.get()).toBeNull();
  });
});

test(
  'a late list of subscriptions to end leaves the dialog alone that was opened meanwhile',
  { tags: ['CON-4.46'] },
  async () => {
    const { flow, sandbox } = await world();
    sandbox.faults.add({ call: 'deleteAccountSubInfo', strikes: 'after', delayMs: 50 });
    await Promise.all([flow.askToDelete(), flow.edit('password')]);
    expect([flow.$dialog.get(), flow.$asking.get()]).toEqual([{ at: 'password' }, { busy: false }]);
  },
);

test('without the dialogs’ code, opening one says so', async () => {
  const { flow } = await world('retail@example.com', false);
  await flow.edit('name');
  expect([flow.$dialog.get(), flow.$toast.get()?.tone]).toEqual([null, 'danger']);
  await flow.askToDelete();
  expect([flow.$dialog.get(), flow.$asking.get()]).toMatchObject([null, { busy: false, problem: { code: '404' } }]);
});

describe('after a dialog with an unanswered attempt is closed', { tags: ['NET-03'] }, () => {
  async function close(at: 'name' | 'billing') {
    const all = await world();
    await Promise.all([all.flow.open(), all.flow.billing.open()]);
    const user = all.sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    user.fullName = 'Ina Second';
    user.billingAddress = { ...user.billingAddress!, fullName: 'Ina Second' };
    await all.flow.edit(at);
    all.flow.closeDialog();
    return all;
  }

  test('the account shows the name that was saved', async () => {
    const { flow } = await close('name');
    await expect.poll(() => flow.details.$state.get()).toMatchObject({ value: { fullName: 'Ina Second' } });
  });

  test('the account shows the billing address that was saved', async () => {
    const { flow } = await close('billing');
    await expect
      .poll(() => flow.billing.$state.get())
      .toMatchObject({ value: { billingAddress: { fullName: 'Ina Second' } } });
  });

  test.each([
    ['name', ['validated']],
    ['billing', []],
  ] as const)('that of the %s looks up the name for the header: %j', async (at, announced) => {
    expect((await close(at)).announced).toEqual(announced);
  });
});

describe('Change password', () => {
  const good = { existing: 'Sandbox2026', wanted: 'Renewed26', confirmation: 'Renewed26' };

  test.each([
    [{ wanted: 'Abcdef1' }, ['Please enter strong password', 'New and confirm passwords should be same']],
    [{ confirmation: 'Abcdef1' }, [undefined, 'Please enter strong password.']],
    [{ existing: good.wanted }, ['Current and new passwords must be different', undefined]],
    [{ confirmation: 'Renewed26 ' }, [undefined, 'New and confirm passwords should be same']],
  ])(
    'with %o the new password and its confirmation have the errors %j',
    { tags: ['CON-5.15', 'CON-5.19', 'CON-9.15', 'CON-5.20', 'CON-5.21', 'SEC-27'] },
    (typed, errors) => {
      const { wanted, confirmation } = passwordErrors({ ...good, ...typed }, pageLanguage.bind);
      expect([wanted, confirmation]).toEqual(errors);
    },
  );

  test('spaces count: nothing is trimmed before it is compared', { tags: ['SEC-27'] }, () => {
    expect(isFilled({ ...good, existing: ' ' })).toBe(true);
  });
});

describe('the type of an order', () => {
  const order = (known: Partial<Order>): Order => ({ ...read(), ...known });
  const read = () =>
    orderHistory.data.parse({
      TotalCount: 1,
      ListOfPurchase: [
        { OrderId: 1, ProductDisplayName: 'Dictation', PlanDisplayName: 'Basic', BillingCycle: 'Yearly' },
      ],
    }).orders[0]!;

  test.each([
    [{}, 'Dictation (Basic', '|Yearly)'],
    [{ billingCycle: '' }, 'Dictation (Basic', ')'],
    [{ planName: '' }, 'Dictation (', 'Yearly)'],
    [{ planName: '', billingCycle: '' }, 'Dictation', ''],
    [{ productName: '', planName: '', billingCycle: '' }, '-', ''],
  ])('of %o is %s, which may be cut, and %s, which never is', (known, name, cycle) =>
    expect(orderType(order(known), (name) => name)).toEqual({ name, cycle }),
  );
});
