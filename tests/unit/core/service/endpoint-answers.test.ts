import { describe, expect, test } from 'vitest';
import * as endpoints from '../../../../src/core/service/endpoints.ts';
import { all } from './samples/samples.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of every value in a JSON value. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** A copy of `value` with another value at the path, or without the path if `next` is undefined. */
function changed(value: unknown, path: readonly string[], next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length === 0 && next === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, next);
  return copy;
}

const answering = all
  .filter(({ sample }) => isObject(sample.answered))
  .map((each) => ({ ...each, given: each.endpoint.data.safeParse(each.sample.answered) }));

const prototypeKeys = ['__proto__', 'constructor', 'prototype'].map((key) => [key, { x: 1 }]);

/** The same answer with numbers and booleans as text, unknown fields and prototype keys. */
function disguised(value: unknown, isPassedOn = false): unknown {
  if (Array.isArray(value)) return value.map((each) => disguised(each, isPassedOn));
  if (!isObject(value)) {
    return !isPassedOn && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : value;
  }
  // Options for the card widget are passed on unchanged.
  const fields = Object.entries(value).map(([key, inner]) => [
    key,
    disguised(inner, isPassedOn || key === 'RazorPayCheckOut'),
  ]);
  return Object.fromEntries([...prototypeKeys, ...(isPassedOn ? [] : [['Unheard', { of: [1] }]]), ...fields]);
}

/** Another value of the same kind. */
const otherThan = (leaf: unknown) =>
  typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'boolean' ? !leaf : `${String(leaf)}?`;

describe('the answers', () => {
  for (const { name, endpoint, sample } of all)
    test(`${name} is read, every field of it`, { tags: sample.proves.split(' ') }, () => {
      const { answered } = sample;
      const given = endpoint.data.safeParse(answered);
      expect(given.success).toBe(true);
      const leaves = places(answered).filter((path) => at(answered, path) !== null && !isObject(at(answered, path)));
      const unread = leaves.filter((path) => {
        const other = endpoint.data.safeParse(changed(answered, path, otherThan(at(answered, path))));
        return other.success && JSON.stringify(other.data) === JSON.stringify(given.data);
      });
      expect(unread).toEqual([]);
    });

  test.each(answering)(
    '$name is malformed without its required fields, and only then',
    { tags: ['NET-21'] },
    ({ endpoint, sample }) => {
      const fields = places(sample.answered).filter((path) => path.length > 0 && !/^\d+$/.test(path.at(-1)!));
      const missing = fields.filter(
        (path) => !endpoint.data.safeParse(changed(sample.answered, path, undefined)).success,
      );
      const empty = fields.filter((path) => !endpoint.data.safeParse(changed(sample.answered, path, null)).success);
      const required = sample.required.toSorted();
      expect(missing.map((path) => path.join('.')).toSorted()).toEqual(required);
      expect(empty.map((path) => path.join('.')).toSorted()).toEqual(required);
    },
  );

  test.each(answering)(
    '$name accepts numbers and booleans as text, and sees neither unknown fields nor prototype keys',
    { tags: ['DEC-1.12', 'NET-19', 'NET-21'] },
    ({ endpoint, sample, given }) => {
      const read = endpoint.data.safeParse(disguised(sample.answered));
      expect(read).toEqual(given);
      for (const [key] of prototypeKeys) expect(places(read.data).flat()).not.toContain(key);
      expect(({} as { x?: unknown }).x).toBeUndefined();
    },
  );

  test(
    'a login that asks for the second factor is refused with the masked e-mail and the OTP id',
    { tags: ['ACC-3.6'] },
    () => {
      const { refusal } = endpoints.authenticate;
      expect(refusal?.parse({ User2FA: { MaskEmail: 'a***@clinic.example', OTPId: 4712 } })).toEqual({
        twoFactor: { maskedEmail: 'a***@clinic.example', otpId: '4712' },
      });
      expect(refusal?.parse(null)).toEqual({ twoFactor: null });
    },
  );

  test('a wrong existing password is refused with its code', () => {
    expect(endpoints.changePassword.refusal?.parse({ Code: 'REG07', Message: 'Wrong password' })).toEqual({
      code: 'REG07',
      text: 'Wrong password',
    });
  });

  test('the id of an activation’s success may be in either field', { tags: ['DEC-1.16'] }, () => {
    expect(endpoints.setPasswordByActivationKey.data.parse({ Code: 'REG21' })).toMatchObject({ successCode: 'REG21' });
  });

  test('a billing address that is not saved has no id', { tags: ['CON-3.12'] }, () => {
    const read = endpoints.getContactAndPayment.data.parse({ BillingAddress: { UserAddressId: -1 } });
    expect(read.billingAddress?.addressId).toBeNull();
  });

  test('a subscription without its counts and flags is read, and is not paid in the console', () => {
    const { purchased } = endpoints.subscriptionOverview.data.parse({ PurchaseSubs: [{ SubscriptionId: 1 }] });
    expect(purchased).toMatchObject([{ totalSeats: null, allowsConsolePayment: false }]);
  });

  test('the widget gets its options as they are, lists too', () => {
    const options = {
      currency: 'INR',
      blocks: [{ banks: ['A', 'B'] }],
      fits: { in: { in: { in: { in: { end: 1 } } } } },
      notes: [[[['inside']]]],
    };
    const { widget } = endpoints.paymentRedirect.data.parse({ RazorPayCheckOut: options });
    expect(widget?.options).toMatchObject(options);
  });

  test('the widget gets nothing deeper than six levels, and no prototype key', { tags: ['SEC-36'] }, () => {
    let deep: unknown = { end: 1 };
    for (let depth = 0; depth < 5000; depth += 1) deep = Object.fromEntries([...prototypeKeys, ['inner', deep]]);
    const lost = [[[[[[[[['beyond']]]]]]]]];
    const { widget } = endpoints.paymentRedirect.data.parse({ RazorPayCheckOut: { deep, lost } });
    expect(JSON.stringify(widget)).not.toContain('beyond');
    expect(JSON.stringify(widget?.options.deep)).toBe(`${'{"inner":'.repeat(5)}null${'}'.repeat(5)}`);
  });

  test('a confirmation that says neither success nor failure is no answer', { tags: ['PAY-07'] }, () => {
    expect(endpoints.makeOnlinePaymentSuccess.data.safeParse({}).success).toBe(false);
    expect(endpoints.makeOnlinePaymentSuccess.data.safeParse({ ProductName: 'Dictation' }).success).toBe(false);
    expect(endpoints.makeOnlinePaymentSuccess.data.parse({ IsShowSuccess: 'true' }).isConfirmed).toBe(true);
    expect(endpoints.makeOnlinePaymentSuccess.data.parse({ Message: { Code: 'E1' } }).isConfirmed).toBe(false);
  });

  test('a start without a gateway type has the default one', { tags: ['ACC-9.19', 'CON-9.32'] }, () => {
    expect(endpoints.paymentRedirect.data.parse({ Redirect_URL: 'https://pay.example' }).gatewayType).toBe(1);
  });
});

test('the countries of a seat user have no placeholder of the service', { tags: ['CON-3.7', 'CON-9.11'] }, () => {
  const SeatCountInfo = { AssignedSeat: 0, EmptySeat: 1, TotalSeat: 1 };
  const Countries = [
    { Id: -99, CountryName: 'Select' },
    { Id: 1, CountryName: 'India' },
  ];
  const { countries } = endpoints.seatDetail.data.parse({ SeatCountInfo, Countries });
  expect(countries).toEqual([{ countryId: '1', name: 'India' }]);
});

test.each([null, '', ' '])(
  'a country whose name is %j is left out of its list, and the others stay',
  { tags: ['NET-21'] },
  (name) => {
    const Countries = [
      { Id: 7, CountryName: name, PhoneCode: '+7', IsSelected: true },
      { Id: 1, CountryName: 'India', PhoneCode: '+91' },
    ];
    const SeatCountInfo = { AssignedSeat: 0, EmptySeat: 1, TotalSeat: 1 };
    const lists = [
      endpoints.signupFormData.data.parse({ Countries }),
      endpoints.countryList.data.parse({ Countries }),
      endpoints.seatDetail.data.parse({ SeatCountInfo, Countries }),
    ];
    expect(lists.map(({ countries }) => countries.map(({ name: shown }) => shown))).toEqual([
      ['India'],
      ['India'],
      ['India'],
    ]);
  },
);
