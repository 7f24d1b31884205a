import fc from 'fast-check';
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

/** Another value of the same kind. */
const otherThan = (leaf: unknown) =>
  typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'boolean' ? !leaf : `${String(leaf)}?`;

describe('the answers', () => {
  test.each(all)('$name is read, every field of it [$sample.proves]', ({ endpoint, sample: { answered } }) => {
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
    'NET-21 $name is malformed without its required fields, and only then',
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

  // Options for the card widget are passed on unchanged.
  const isPassedOn = (path: readonly string[]) => path.includes('RazorPayCheckOut');

  test.each(answering)(
    'NET-21 $name accepts numbers and booleans as text [DEC-1.12]',
    ({ endpoint, sample, given }) => {
      const leaves = places(sample.answered).filter((path) => !isPassedOn(path));
      const asText = leaves.reduce<unknown>((answer, path) => {
        const leaf = at(answer, path);
        return typeof leaf === 'number' || typeof leaf === 'boolean' ? changed(answer, path, String(leaf)) : answer;
      }, sample.answered);
      expect(endpoint.data.safeParse(asText)).toEqual(given);
    },
  );

  test.each(answering)(
    'NET-21 $name does not see fields it does not know [DEC-1.12]',
    ({ endpoint, sample, given }) => {
      const objects = places(sample.answered).filter(
        (path) => isRecord(at(sample.answered, path)) && !isPassedOn(path),
      );
      const withMore = objects.reduce<unknown>(
        (answer, path) => changed(answer, [...path, 'Unheard'], { of: [1] }),
        sample.answered,
      );
      expect(endpoint.data.safeParse(withMore)).toEqual(given);
    },
  );

  test.each(answering)('NET-19 $name lets no prototype key through', ({ endpoint, sample, given }) => {
    const hostile = JSON.parse(
      JSON.stringify(sample.answered).replaceAll(
        /\{(?=")/g,
        '{"__proto__":{"x":1},"constructor":{"x":1},"prototype":{"x":1},',
      ),
    ) as unknown;
    const read = endpoint.data.safeParse(hostile);
    expect(read).toEqual(given);
    const keys = places(read.data).flat();
    expect(keys).not.toContain('__proto__');
    expect(keys).not.toContain('constructor');
    expect(keys).not.toContain('prototype');
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  const isRecord = (value: unknown) => isObject(value) && !Array.isArray(value);

  test('a login that asks for the second factor is refused with the masked e-mail and the OTP id [ACC-3.6]', () => {
    const { refusal } = endpoints.authenticate;
    expect(refusal?.parse({ User2FA: { MaskEmail: 'a***@clinic.example', OTPId: 4712 } })).toEqual({
      twoFactor: { maskedEmail: 'a***@clinic.example', otpId: '4712' },
    });
    expect(refusal?.parse(null)).toEqual({ twoFactor: null });
  });

  test('a wrong existing password is refused with its code', () => {
    expect(endpoints.changePassword.refusal?.parse({ Code: 'REG07', Message: 'Wrong password' })).toEqual({
      code: 'REG07',
      text: 'Wrong password',
    });
  });

  test('the id of an activation’s success may be in either field [DEC-1.16]', () => {
    expect(endpoints.setPasswordByActivationKey.data.parse({ Code: 'REG21' })).toMatchObject({ successCode: 'REG21' });
  });

  test('a billing address that is not saved has no id [CON-3.12]', () => {
    const read = endpoints.getContactAndPayment.data.parse({ BillingAddress: { UserAddressId: -1 } });
    expect(read.billingAddress?.addressId).toBeNull();
  });

  test('SEC-36 the widget gets its options as they are, lists too, but nothing deeper than six levels', () => {
    const nested = (depth: number): unknown => (depth === 0 ? { end: 1 } : { inner: nested(depth - 1) });
    const options = { currency: 'INR', blocks: [{ banks: ['A', 'B'] }], fits: nested(4), deep: nested(5) };
    const read = endpoints.paymentRedirect.data.parse({ RazorPayCheckOut: options });
    expect(read.widget?.options).toMatchObject({ blocks: options.blocks, fits: options.fits });
    expect(JSON.stringify(read.widget?.options.deep)).toBe(JSON.stringify(nested(5)).replace('{"end":1}', 'null'));
  });

  test('PAY-07 a confirmation that says neither success nor failure is no answer', () => {
    expect(endpoints.makeOnlinePaymentSuccess.data.safeParse({}).success).toBe(false);
    expect(endpoints.makeOnlinePaymentSuccess.data.safeParse({ ProductName: 'Dictation' }).success).toBe(false);
    expect(endpoints.makeOnlinePaymentSuccess.data.parse({ IsShowSuccess: 'true' }).isConfirmed).toBe(true);
    expect(endpoints.makeOnlinePaymentSuccess.data.parse({ Message: { Code: 'E1' } }).isConfirmed).toBe(false);
  });

  test('a start without a gateway type has the default one [ACC-9.19 CON-9.32]', () => {
    expect(endpoints.paymentRedirect.data.parse({ Redirect_URL: 'https://pay.example' }).gatewayType).toBe(1);
  });

  test('SEC-36 the widget’s options lose prototype keys at every depth, and their depth is limited', () => {
    let nested = '{"deep":1}';
    for (let depth = 0; depth < 5000; depth += 1) nested = `{"__proto__":{"x":1},"in":${nested}}`;
    const read = endpoints.paymentRedirect.data.safeParse(JSON.parse(`{"RazorPayCheckOut":${nested}}`));
    expect(read.success).toBe(true);
    expect(JSON.stringify(read.data?.widget?.options)).not.toContain('__proto__');
  });
});

describe('any answer at all', () => {
  const json = fc.jsonValue({ maxDepth: 4 });

  test.each(all)('NET-20 never breaks $name', ({ endpoint }) => {
    fc.assert(
      fc.property(json, (answer) => {
        endpoint.data.safeParse(answer);
        endpoint.request.safeParse(answer);
        expect(endpoint.refusal?.safeParse(answer).success ?? true).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test.each(answering)('NET-22 gives $name no invalid number or date', ({ endpoint, sample }) => {
    const anywhere = fc.constantFrom(...places(sample.answered));
    const odd = fc.oneof(
      json,
      fc.constantFrom('', '1e999', 'NaN', '9'.repeat(400), -3, '0001-01-01', '31-02-2026 00:00:00', true),
    );
    fc.assert(
      fc.property(anywhere, odd, (path, value) => {
        const read = endpoint.data.safeParse(changed(sample.answered, path, value));
        const bad = places(read.data)
          .map((place) => at(read.data, place))
          .filter(isNoValue);
        expect(bad).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const isNoValue = (leaf: unknown) =>
    (typeof leaf === 'number' && !Number.isFinite(leaf)) || (leaf instanceof Date && Number.isNaN(leaf.getTime()));
});
