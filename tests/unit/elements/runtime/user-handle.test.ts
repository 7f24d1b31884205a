import { afterEach, expect, test } from 'vitest';
import { handleOfUser } from '../../../../src/elements/runtime/guarded.tsx';
import { serverHandle } from '../../../../src/elements/runtime/handle.ts';
import type { Send } from '../../../../src/elements/kit/context.ts';
import { orgsOverview } from '../../../../src/core/service/endpoints/organizations.ts';
import { closeSession } from '../../../../src/core/session/session.ts';
import { openSession } from '../../../../src/core/session/open-session.ts';
import { loginOf } from '../../core/session/session.world.ts';

afterEach(() => closeSession('asked'));

const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'settled'), new Promise((resolve) => setTimeout(() => resolve('pending')))]);

/** Asks as one user; the answer comes after `change`. */
async function askAcross(change: () => void) {
  const answers: (() => void)[] = [];
  const call = () => new Promise((resolve) => answers.push(() => resolve({ ok: true })));
  openSession(loginOf());
  const { send } = handleOfUser({ ...serverHandle, send: call as unknown as Send }, 'U1');
  const asked = send(orgsOverview, { pageSize: 5 });
  change();
  answers.forEach((answer) => answer());
  return { answers, send, outcome: await settled(asked) };
}

test(
  'a view’s calls are answered while its user is signed in, also with a new token',
  { tags: ['NET-11'] },
  async () => {
    const { outcome } = await askAcross(() => openSession(loginOf({ LoginToken: 'token-2' })));
    expect(outcome).toBe('settled');
  },
);

test(
  'nobody else gets the answer: pending calls never settle, and no further ones are sent',
  { tags: ['NET-11'] },
  async () => {
    const { answers, send, outcome } = await askAcross(() => openSession(loginOf({ UserCode: 'U2' })));
    expect(outcome).toBe('pending');
    expect(await settled(send(orgsOverview, { pageSize: 5 }))).toBe('pending');
    expect(answers).toHaveLength(1);
  },
);
