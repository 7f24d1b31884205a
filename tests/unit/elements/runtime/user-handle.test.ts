import { afterEach, describe, expect, test } from 'vitest';
import { handleOfUser } from '../../../../src/elements/runtime/guarded.tsx';
import { serverHandle } from '../../../../src/elements/runtime/handle.ts';
import type { Send } from '../../../../src/elements/kit/context.ts';
import { orgsOverview } from '../../../../src/core/service/endpoints/organizations.ts';
import { closeSession } from '../../../../src/core/session/session.ts';
import { openSession } from '../../../../src/core/session/open-session.ts';
import { loginOf } from '../../core/session/session.world.ts';

afterEach(() => closeSession('asked'));

/** A handle whose calls are answered by the test. */
function world() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const send = (({ name }: { name: string }) => {
    asked.push(name);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, data: { organizations: [], total: 0 } })));
  }) as unknown as Send;
  const handle = handleOfUser({ ...serverHandle, send }, 'U1');
  return { asked, answer: () => answers.splice(0).forEach((each) => each()), send: handle.send };
}

const settled = async (promise: Promise<unknown>) => {
  const nextTask = new Promise((resolve) => setTimeout(() => resolve('pending')));
  return (await Promise.race([promise.then(() => 'settled'), nextTask])) as string;
};

describe('NET-11 the handle of one user', () => {
  test('answers while they are signed in', async () => {
    openSession(loginOf());
    const { send, answer } = world();
    const asked = send(orgsOverview, { pageSize: 5 });
    answer();
    expect(await asked).toMatchObject({ ok: true });
  });

  test('answers nobody else: pending calls never settle, and no further ones are sent', async () => {
    openSession(loginOf());
    const { send, answer, asked } = world();
    const underWay = send(orgsOverview, { pageSize: 5 });
    openSession(loginOf({ UserCode: 'U2', LoginToken: 'token-2' }));
    answer();
    expect(await settled(underWay)).toBe('pending');
    expect(await settled(send(orgsOverview, { pageSize: 5 }))).toBe('pending');
    expect(asked).toHaveLength(1);
  });

  test('continues for the same user with a new token', async () => {
    openSession(loginOf());
    const { send, answer } = world();
    const asked = send(orgsOverview, { pageSize: 5 });
    openSession(loginOf({ LoginToken: 'token-2' }));
    answer();
    expect(await settled(asked)).toBe('settled');
  });
});
