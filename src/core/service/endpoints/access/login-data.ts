import * as z from 'zod/mini';
import { count, digits, flag, forgiving, id, list, read, text, time } from '../../shapes.ts';

const product = read(z.object({ Key: id, Value: forgiving(id) }), (wire) => ({
  key: wire.Key,
  value: wire.Value,
}));

// A list of {StrKey}, or of plain texts.
const appKey = read(z.union([z.string(), z.object({ StrKey: z.string() })]), (wire) =>
  typeof wire === 'string' ? wire : wire.StrKey,
);

const seat = read(z.object({ SeatCode: digits, IsExpired: forgiving(flag), ExpireOn: time }), (wire) => ({
  seatCode: wire.SeatCode,
  isExpired: wire.IsExpired,
  expiresOn: wire.ExpireOn,
}));

const clientItems = read(
  z.object({
    PurchasedProductIds: forgiving(list(product)),
    AssigedProductIds: forgiving(list(product)),
    AvailableAppsIds: forgiving(list(appKey)),
  }),
  (wire) => ({
    purchasedProducts: wire.PurchasedProductIds ?? [],
    assignedProducts: wire.AssigedProductIds ?? [],
    availableApps: wire.AvailableAppsIds ?? [],
  }),
);

const seats = read(z.object({ DefaultSeat: forgiving(seat), AvailableSeats: forgiving(list(seat)) }), (wire) => ({
  defaultSeat: wire.DefaultSeat,
  availableSeats: wire.AvailableSeats ?? [],
}));

const speechProfile = read(
  z.object({
    SpeechProfileURLs: forgiving(z.object({ SpeechURL: text, UserConsoleURL: text })),
    UserSelectedSMID: forgiving(z.object({ SMID: forgiving(id) })),
  }),
  (wire) => ({
    // Contains {SMID} in place of the speech model's id.
    speechUrl: wire.SpeechProfileURLs?.SpeechURL ?? '',
    userConsoleUrl: wire.SpeechProfileURLs?.UserConsoleURL ?? '',
    speechModelId: wire.UserSelectedSMID?.SMID ?? null,
  }),
);

/** The pending second factor of a login (DEC-1, DEC-2FA). */
export const twoFactor = read(z.object({ MaskEmail: text, OTPId: id }), (wire) => ({
  maskedEmail: wire.MaskEmail,
  otpId: wire.OTPId,
}));

/**
 * Login data (ACC-3.4): the answer of every call that opens or refreshes a session. `UserCode`, `LoginToken` and
 * `UserId` are required. Every other field that is missing or unreadable becomes null, '' or empty, so that an odd
 * field never prevents a login. This schema only renames fields; open-session.ts computes the session from them.
 */
export const loginData = read(
  z.object({
    UserCode: id,
    LoginToken: id,
    UserId: id,
    UserDisplayName: forgiving(text),
    Email: forgiving(text),
    UserTypeId: forgiving(id),
    CountryURLDomain: forgiving(text),
    CSMUserDisplayName: forgiving(text),
    CSMEmail: forgiving(text),
    PasswordExpireOn: time,
    IsReferralLinked: forgiving(flag),
    ActiveReferralSubScriptionId: forgiving(id),
    ReferralCode: forgiving(text),
    HasReferEligiblePaidSubscription: forgiving(flag),
    EarnedDays: forgiving(count),
    LinkedReferralUser: forgiving(digits),
    UCLoginItem: forgiving(clientItems),
    ClientAppAvailableSeats: forgiving(seats),
    UserSpeechProfileInfo: forgiving(speechProfile),
  }),
  (wire) => ({
    userCode: wire.UserCode,
    loginToken: wire.LoginToken,
    userId: wire.UserId,
    displayName: wire.UserDisplayName ?? '',
    email: wire.Email ?? '',
    userTypeId: wire.UserTypeId,
    countryDomain: wire.CountryURLDomain ?? '',
    accountManagerName: wire.CSMUserDisplayName ?? '',
    accountManagerEmail: wire.CSMEmail ?? '',
    passwordExpiresOn: wire.PasswordExpireOn,
    isReferralLinked: wire.IsReferralLinked,
    activeReferralSubscriptionId: wire.ActiveReferralSubScriptionId,
    referralCode: wire.ReferralCode ?? '',
    hasReferralEligibleSubscription: wire.HasReferEligiblePaidSubscription,
    earnedDays: wire.EarnedDays,
    linkedReferralUser: wire.LinkedReferralUser ?? '',
    purchasedProducts: wire.UCLoginItem?.purchasedProducts ?? [],
    assignedProducts: wire.UCLoginItem?.assignedProducts ?? [],
    availableApps: wire.UCLoginItem?.availableApps ?? [],
    defaultSeat: wire.ClientAppAvailableSeats?.defaultSeat ?? null,
    availableSeats: wire.ClientAppAvailableSeats?.availableSeats ?? [],
    speechUrl: wire.UserSpeechProfileInfo?.speechUrl ?? '',
    userConsoleUrl: wire.UserSpeechProfileInfo?.userConsoleUrl ?? '',
    speechModelId: wire.UserSpeechProfileInfo?.speechModelId ?? null,
  }),
);

/** The user who logged in, their menus and their token. */
export type LoginData = z.output<typeof loginData>;
/** Login data as the service sends it. */
export type LoginDataOnWire = z.input<typeof loginData>;
