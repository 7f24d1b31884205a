import { expect, test } from 'vitest';
import { controlHeader } from '../../../src/sandbox/service/request-guards.ts';
import { signedInCaller } from './sandbox-caller.ts';
import { sandbox, visitor, withSandbox } from './sandbox.world.ts';

withSandbox();

const read = async (path: string) => (await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`))).text();

test('a scripted fault is refused if it is invalid, else listed until it is cleared', async () => {
  expect((await visitor.control('faults', { call: 7 })).status).toBe(400);
  await visitor.control('faults', [{ call: 'logout', times: -1, status: 500 }]);
  expect(JSON.parse(await read('faults'))).toMatchObject([{ call: 'logout', times: -1 }]);
  await sandbox.fetch(
    new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE', headers: { [controlHeader]: '1' } }),
  );
  expect(JSON.parse(await read('faults'))).toEqual([]);
});

test('the control reset gives a fresh world', async () => {
  const retail = await signedInCaller(sandbox.fetch, 'retail@example.com');
  await visitor.control('clock', { aheadMs: 86_400_000 });
  await visitor.control('reset', {});
  expect(await retail.call('getUserDetail', {})).toMatchObject({ http: 401 });
  expect(sandbox.world.clockAheadMs).toBe(0);
  expect(await visitor.logIn('retail@example.com')).toMatchObject({ Status: 0 });
});
