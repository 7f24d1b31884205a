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
  test('shows its details, and saves the name', async () => {
    const details = (await retail.call('getUserDetail', {})).read();
    expect(details).toMatchObject({
      fullName: 'Ina Example',
      countryName: 'India',
      wantsWhatsapp: true,
      genderName: 'Female',
    });
    const changed = { FullName: 'Ina Sample', JobTitleId: 4, CountryId: 1, GenderId: 1 };
    expect(await retail.call('saveUserDetails', changed)).toMatchObject({ Status: 0 });
    expect((await retail.call('getUserDetail', {})).read().fullName).toBe('Ina Sample');
    expect(await retail.call('saveUserDetails', { ...changed, FullName: ' ' })).toMatchObject({
      Status: 1,
      ErrorMessage: 'Please enter a full name',
    });
  });

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

  test.each([
    ['FullName', 'Please Enter Full Name'],
    ['Address', 'Please enter your Address'],
    ['Pincode', 'Please enter your Postal Code'],
    ['State', 'Please enter your State'],
    ['CityName', 'Please enter your City'],
  ])('is refused without %s', async (field, ErrorMessage) => {
    expect(await retail.call('saveBillingAddress', { ...address, [field]: ' ' })).toMatchObject({
      Status: 1,
      ErrorMessage,
    });
  });

  test('is nobody else’s to change', async () => {
    expect(await retail.call('saveBillingAddress', { ...address, UserAddressId: 1 })).toMatchObject({ Status: 1 });
  });
});

test('the order history comes in pages, newest first', async () => {
  const page = async (PageNo: number, PageSize: number) =>
    (await retail.call('orderHistory', { UserId: user.id, PageNo, PageSize })).read();
  const first = await page(1, 25);
  expect(first.total).toBe(30);
  expect(first.orders).toHaveLength(25);
  expect(first.orders[0]).toMatchObject({ productName: 'Dictation', currencySign: '₹', statusName: 'Paid' });
  expect(first.orders[0]!.createdOn!.getTime()).toBeGreaterThan(first.orders[1]!.createdOn!.getTime());
  expect((await page(2, 25)).orders).toHaveLength(5);
  const newcomer = await signedInCaller(sandbox.fetch, 'new@example.com');
  const none = sandbox.world.users.find(({ email }) => email === 'new@example.com')!;
  expect((await newcomer.call('orderHistory', { UserId: none.id, PageNo: 1, PageSize: 5 })).read().total).toBe(0);
  expect(await newcomer.call('orderHistory', { UserId: user.id, PageNo: 1, PageSize: 5 })).toMatchObject({ Status: 1 });
});

test('referral, support and installation answer', async () => {
  expect((await retail.call('referEarnInfo', {})).read()).toEqual({ earnedDays: 37, referralCode: 'INVITE2026' });
  const ticket = { TicketType: 'Need a Product Demo', CallbackTime: '09:00-09:30', AdditonalComment: '' };
  expect(await retail.call('raiseSupportTicket', ticket, { support: 'Dictation' })).toMatchObject({ Status: 0 });
  expect((await retail.outbox()).at(-1)).toMatchObject({ to: 'retail@example.com', subject: 'Your call is scheduled' });
  const tickets = await sandbox.fetch(new Request('http://sandbox.test/sandbox/tickets.json'));
  expect(await tickets.json()).toMatchObject([{ reason: 'Need a Product Demo', time: '09:00-09:30' }]);
  const unreasoned = { ...ticket, TicketType: '' };
  expect(await retail.call('raiseSupportTicket', unreasoned, { support: 'Dictation' })).toMatchObject({ Status: 1 });
  const apps = (await retail.call('productGettingStart', { ProductId: 1 })).read();
  expect(apps.windows64Url).toMatch(/^https:/);
  expect((await retail.call('productGettingStart', { ProductId: 2 })).read().windows64Url).toBe('');
});
