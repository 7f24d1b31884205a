import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createCaller, signedInCaller, signupPayload } from './sandbox-caller.ts';

test('an account is deleted on request: no new login, and its e-mail is free after six months [CON-9.21]', async () => {
  const sandbox = createSandbox();
  const retail = await signedInCaller(sandbox.fetch, 'retail@example.com');
  const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
  const listed = (await retail.call('deleteAccountSubInfo', { UserId: user.id })).read().subscriptions;
  expect(listed).toHaveLength(2);
  expect(await retail.call('deleteAccount', { UserId: 1 })).toMatchObject({ Status: 1 });
  expect(await retail.call('deleteAccount', { UserId: user.id })).toMatchObject({ Status: 0 });
  const visitor = createCaller(sandbox.fetch);
  expect(await visitor.logIn('retail@example.com')).toMatchObject({ Status: 1 });
  const again = signupPayload({ Email: 'retail@example.com' });
  expect(await visitor.call('requestMobileOtp', again)).toMatchObject({ Status: 1 });
  await visitor.control('clock', { aheadMs: 190 * 86_400_000 });
  expect(await visitor.call('requestMobileOtp', again)).toMatchObject({ Status: 0 });
});
