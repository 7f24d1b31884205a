import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import type { User } from '../../../src/sandbox/domain/world.ts';
import { addressAnswer } from '../core/service/samples/billing-address.ts';
import type { Caller } from './sandbox-caller.ts';
import { base64, createCaller, signedInCaller, signupPayload } from './sandbox-caller.ts';

let sandbox: Sandbox;
let retail: Caller;
let user: User;

beforeEach(async () => {
  sandbox = createSandbox();
  retail = await signedInCaller(sandbox.fetch, 'retail@example.com');
  user = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
});

describe('the account', () => {
  test('changes the password with REG08, ends other logins and keeps this one', async () => {
    const elsewhere = await signedInCaller(sandbox.fetch, 'retail@example.com');
    const change = { ExistingPassword: base64(seedPassword), NewPasssword: base64('Brandnew1') };
    expect((await retail.call('changePassword', change)).read().code).toBe('REG08');
    expect(await retail.call('getUserDetail', {})).toMatchObject({ Status: 0 });
    expect(await elsewhere.call('getUserDetail', {})).toMatchObject({ http: 401 });
    expect(await retail.call('changePassword', change)).toMatchObject({
      http: 200,
      Status: 1,
      ErrorCode: 'REG07',
      Data: { Code: 'REG07', Message: 'The existing password is not correct.' },
    });
  });

  test('is deleted on request: no new login, and its e-mail is free after six months [CON-9.21]', async () => {
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
});

describe('the billing address', () => {
  const address = { ...addressAnswer, UserAddressId: -1, CountryId: 2, CityId: 2508 };

  test('is nobody else’s to change', async () => {
    expect(await retail.call('saveBillingAddress', { ...address, UserAddressId: 1 })).toMatchObject({ Status: 1 });
  });
});
