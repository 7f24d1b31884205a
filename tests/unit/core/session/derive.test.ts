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
  test('three fields are enough [ACC-3.7 ACC-6.1 CON-3.20]', () => {
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

  test('NET-21 odd optional fields keep nobody from signing in, and unknown ones are ignored', () => {
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
    expect(derived(odd as object)).toMatchObject({
      userCode: 'U1',
      displayName: '',
      allowedMenus: [],
      activeSeat: null,
    });
  });

  test.each(['UserCode', 'LoginToken', 'UserId'])('NET-21 without %s there is no session', (field) => {
    expect(() => loginOf({ [field]: undefined })).toThrow(field);
    expect(() => loginOf({ [field]: '' })).toThrow(field);
  });

  test('NET-22 ids are text, in whatever type they arrive', () => {
    expect(derived({ UserId: 12, UserTypeId: 1, UserCode: 34 })).toMatchObject({
      userId: '12',
      userTypeId: '1',
      userCode: '34',
    });
  });

  test('the allowed menus are the purchased and the assigned products, each once [ACC-3.5 ACC-3.8 ACC-6.4 CON-3.21]', () => {
    const UCLoginItem = {
      PurchasedProductIds: [
        { Key: 1, Value: 'a' },
        { Key: '2', Value: 'b' },
      ],
      AssigedProductIds: [
        { Key: 2, Value: 'b' },
        { Key: 3, Value: null },
      ],
      AvailableAppsIds: ['win', { StrKey: 'web' }, 'win'],
    };
    expect(derived({ UCLoginItem } as Partial<LoginDataOnWire>)).toMatchObject({
      allowedMenus: ['1', '2', '3'],
      availableApps: ['win', 'web'],
    });
  });

  test('type 1 is retail, as a number or as text [ACC-6.2]', () => {
    expect([1, '1', 2, null].map((UserTypeId) => isRetail(derived({ UserTypeId })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each(['true', true, 'false', false, null] as const)(
    'HasReferEligiblePaidSubscription is text or a boolean: %j [CON-3.22]',
    (flag) => {
      const { referral } = derived({ HasReferEligiblePaidSubscription: flag });
      expect(referral.hasEligibleSubscription).toBe(String(flag) === 'true');
    },
  );

  test('the account manager and the referral are kept [ACC-3.11 CON-3.20]', () => {
    expect(
      derived({
        CSMUserDisplayName: 'Ben',
        CSMEmail: 'ben@vendor.example',
        IsReferralLinked: 'true',
        ActiveReferralSubScriptionId: '77',
        ReferralCode: 'R1',
        HasReferEligiblePaidSubscription: 'true',
        LinkedReferralUser: 5,
      }),
    ).toMatchObject({
      accountManager: { name: 'Ben', email: 'ben@vendor.example' },
      referral: {
        isLinked: true,
        activeSubscriptionId: '77',
        code: 'R1',
        hasEligibleSubscription: true,
        linkedUser: '5',
      },
    });
  });

  test.each([0, -1, '0', null, undefined, 'x'])(
    'a referral subscription %j does not count',
    (ActiveReferralSubScriptionId) => {
      expect(derived({ ActiveReferralSubScriptionId }).referral.activeSubscriptionId).toBeNull();
    },
  );
});

describe('the active seat', () => {
  const soon = { SeatCode: 'soon', IsExpired: false, ExpireOn: '01-07-2026 00:00:00' };
  const later = { SeatCode: 'later', IsExpired: false, ExpireOn: '2026-12-01T00:00:00Z' };
  const past = { SeatCode: 'past', IsExpired: false, ExpireOn: '2026-01-01' };
  const expired = { SeatCode: 'expired', IsExpired: true, ExpireOn: '2027-01-01' };
  const endless = { SeatCode: 'endless', IsExpired: false, ExpireOn: null };

  test('is the default seat if there is one [ACC-3.9]', () => {
    expect(seats({ SeatCode: 'default', IsExpired: false, ExpireOn: '2026-07-01' }, [later])).toBe('default');
  });

  test.each([null, undefined, {}, { SeatCode: '' }, 'x'])('a default seat %j does not count', (none) => {
    expect(seats(none, [soon])).toBe('soon');
  });

  test('is else the unexpired one with the latest expiry, whatever their order [ACC-3.9]', () => {
    expect(seats(null, [soon, past, later, expired])).toBe('later');
    expect(seats(null, [expired, later, past, soon])).toBe('later');
  });

  test('one without an expiry outlasts the others', () => {
    expect(seats(null, [later, endless, soon])).toBe('endless');
    expect(seats(null, [{ ...endless, ExpireOn: '31-12-9999 23:59:59' }, later])).toBe('endless');
  });

  test('is missing if all have expired, by their flag or by their time', () => {
    expect(seats(null, [past, expired])).toBeNull();
    expect(seats(null, [{ ...soon, IsExpired: 'True' }])).toBeNull();
    expect(seats(null, [])).toBeNull();
    expect(seats(null, null)).toBeNull();
  });

  test('a seat without a code does not count', () => {
    expect(seats(null, [{ ...later, SeatCode: '' }, soon])).toBe('soon');
    expect(seats(null, [{ ...later, SeatCode: null }])).toBeNull();
  });
});

describe('the speech address', () => {
  const speech = (SpeechURL: unknown, SMID: unknown) =>
    derived({
      UserSpeechProfileInfo: { SpeechProfileURLs: { SpeechURL }, UserSelectedSMID: { SMID } },
    } as Partial<LoginDataOnWire>);

  test('has the id of the speech model in the place of {SMID} [ACC-3.10]', () => {
    expect(speech('https://speech.example/{SMID}/go?m={SMID}', 42)).toMatchObject({
      speechUrl: 'https://speech.example/42/go?m=42',
      speechModelId: '42',
    });
  });

  test('the id is encoded, so that it can’t change the target of the address', () => {
    expect(speech('https://speech.example/{SMID}', '../x?$&@evil').speechUrl).toBe(
      'https://speech.example/..%2Fx%3F%24%26%40evil',
    );
  });

  test('without an id its place is empty', () => {
    expect(speech('https://speech.example/{SMID}', null)).toMatchObject({
      speechUrl: 'https://speech.example/',
      speechModelId: null,
    });
  });
});
