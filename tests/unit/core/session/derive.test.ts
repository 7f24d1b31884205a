import { describe, expect, test } from 'vitest';
import { deriveSession } from '../../../../src/core/session/open-session.ts';
import { isRetail } from '../../../../src/core/session/session.ts';
import type { LoginDataOnWire } from '../../../../src/core/service/endpoints/access/login-data.ts';
import { loginOf } from './session.world.ts';

const now = Date.UTC(2026, 5, 15);
const derived = (wire: Partial<LoginDataOnWire> = {}) => deriveSession(loginOf(wire), now);
const seats = (DefaultSeat: unknown, AvailableSeats: unknown) =>
  derived({ ClientAppAvailableSeats: { DefaultSeat, AvailableSeats } } as Partial<LoginDataOnWire>).activeSeat;

describe('the session that follows from login data', () => {
  test('three fields are enough', { tags: ['ACC-3.7', 'ACC-6.1', 'CON-3.20'] }, () => {
    expect(derived({ Email: null })).toEqual({
      userCode: 'U1',
      token: 'token-1',
      userId: '11',
      userTypeId: '-1',
      displayName: '',
      email: '',
      countryDomain: '',
      accountManager: { name: '', email: '' },
      allowedMenus: [],
      availableApps: [],
      activeSeat: null,
      speechUrl: '',
      speechModelId: null,
      referral: {
        isLinked: false,
        activeSubscriptionId: null,
        code: '',
        hasEligibleSubscription: false,
        linkedUser: '',
      },
    });
  });

  test('ids are text in whatever type they arrive', { tags: ['NET-22'] }, () => {
    expect(derived({ UserCode: 34 } as object)).toMatchObject({ userCode: '34', userId: '11' });
  });

  test('odd optional fields and unknown ones are ignored', { tags: ['NET-21', 'NET-22'] }, () => {
    const odd = {
      UserDisplayName: 5,
      UserTypeId: {},
      UCLoginItem: 'x',
      ClientAppAvailableSeats: [],
      CSMEmail: false,
      EarnedDays: 'many',
      PasswordExpireOn: 7,
      Extra: 1,
    };
    const read = { userTypeId: '-1', displayName: '', allowedMenus: [], activeSeat: null };
    expect(derived(odd as object)).toMatchObject(read);
  });

  test.each(['UserCode', 'LoginToken', 'UserId'])('without %s there is no session', { tags: ['NET-21'] }, (field) => {
    expect(() => loginOf({ [field]: undefined })).toThrow(field);
    expect(() => loginOf({ [field]: '' })).toThrow(field);
  });

  test(
    'the allowed menus are the purchased and the assigned products, each once',
    { tags: ['ACC-3.5', 'ACC-3.8', 'ACC-6.4', 'CON-3.21'] },
    () => {
      const products = (...keys: readonly (number | string)[]) => keys.map((Key) => ({ Key, Value: 'a' }));
      const UCLoginItem = {
        PurchasedProductIds: products(1, '2'),
        AssigedProductIds: products(2, 3),
        AvailableAppsIds: ['win', { StrKey: 'web' }, 'win'],
      };
      const expected = { allowedMenus: ['1', '2', '3'], availableApps: ['win', 'web'] };
      expect(derived({ UCLoginItem } as Partial<LoginDataOnWire>)).toMatchObject(expected);
    },
  );

  test('type 1 is retail, as a number or as text', { tags: ['ACC-6.2'] }, () => {
    const isRetailOf = (UserTypeId: unknown) => isRetail(derived({ UserTypeId } as Partial<LoginDataOnWire>));
    expect([1, '1', 2, null].map(isRetailOf)).toEqual([true, true, false, false]);
  });

  test('the account manager is kept', { tags: ['ACC-3.11', 'CON-3.20'] }, () => {
    const accountManager = { name: 'Ben', email: 'ben@vendor.example' };
    const wire = { CSMUserDisplayName: 'Ben', CSMEmail: 'ben@vendor.example' };
    expect(derived(wire)).toMatchObject({ accountManager });
  });

  test('the referral is kept', { tags: ['ACC-3.11'] }, () => {
    const wire = {
      IsReferralLinked: 'true',
      ActiveReferralSubScriptionId: '77',
      ReferralCode: 'R1',
      HasReferEligiblePaidSubscription: 'true',
      LinkedReferralUser: 5,
    } as const;
    const referral = {
      isLinked: true,
      activeSubscriptionId: '77',
      code: 'R1',
      hasEligibleSubscription: true,
      linkedUser: '5',
    };
    expect(derived(wire)).toMatchObject({ referral });
  });

  test('flags of the referral are text or booleans', { tags: ['CON-3.22'] }, () => {
    const eligible = { HasReferEligiblePaidSubscription: 'true' } as const;
    expect(derived(eligible).referral.hasEligibleSubscription).toBe(true);
    const other = { HasReferEligiblePaidSubscription: false, ActiveReferralSubScriptionId: 0 };
    expect(derived(other).referral).toMatchObject({ hasEligibleSubscription: false, activeSubscriptionId: null });
  });
});

describe('the active seat', () => {
  const seat = (SeatCode: string | null, ExpireOn: string | null, IsExpired: unknown = false) => ({
    SeatCode,
    ExpireOn,
    IsExpired,
  });
  const soon = seat('soon', '01-07-2026 00:00:00');
  const later = seat('later', '2026-12-01T00:00:00Z');
  const past = seat('past', '2026-01-01');
  const expired = seat('expired', '2027-01-01', 'True');
  const endless = seat('endless', null);

  test.each<[string, unknown, unknown, string | null]>([
    ['the default seat if there is one', seat('default', '2026-07-01'), [later], 'default'],
    ['another one if the default seat has no code', seat('', null), [soon], 'soon'],
    ['another one if the default seat is not a seat', 'x', [soon], 'soon'],
    ['the unexpired one with the latest expiry', null, [soon, past, later, expired], 'later'],
    ['the same one, in whatever order they come', null, [expired, later, past, soon], 'later'],
    ['one without an expiry, which outlasts the others', null, [later, endless, soon], 'endless'],
    ['none if all have expired, by their flag or by their time', null, [past, expired], null],
    ['none if those that are left have no code', null, [{ ...later, SeatCode: '' }, seat(null, null)], null],
    ['none without seats', null, null, null],
  ])('is %s', { tags: ['ACC-3.9'] }, (_what, defaultSeat, availableSeats, code) => {
    expect(seats(defaultSeat, availableSeats)).toBe(code);
  });
});

describe('the speech address', () => {
  const speech = (SpeechURL: unknown, SMID: unknown) =>
    derived({
      UserSpeechProfileInfo: { SpeechProfileURLs: { SpeechURL }, UserSelectedSMID: { SMID } },
    } as Partial<LoginDataOnWire>);

  test.each([
    ['https://speech.example/{SMID}/go?m={SMID}', 42, 'https://speech.example/42/go?m=42', '42'],
    // The id is encoded, so that it can’t change the target of the address.
    ['https://speech.example/{SMID}', '../x?$&@evil', 'https://speech.example/..%2Fx%3F%24%26%40evil', '../x?$&@evil'],
    ['https://speech.example/{SMID}', null, 'https://speech.example/', null],
  ])(
    '%s has the id of the speech model, %j, in the place of {SMID}',
    { tags: ['ACC-3.10'] },
    (address, id, speechUrl, speechModelId) => {
      expect(speech(address, id)).toMatchObject({ speechUrl, speechModelId });
    },
  );
});
