import * as z from 'zod/mini';
import { count, digits, fields, flag, forgiving, id, list, read, text, time } from '../../shapes.ts';

const product = fields({
  key: ['Key', id],
  value: ['Value', forgiving(id)],
});

const appKey = read(z.union([z.string(), z.object({ StrKey: z.string() })]), (wire) =>
  typeof wire === 'string' ? wire : wire.StrKey,
);

const seat = fields({
  seatCode: ['SeatCode', digits],
  isExpired: ['IsExpired', forgiving(flag)],
  expiresOn: ['ExpireOn', time],
});

const clientItems = fields({
  purchasedProducts: ['PurchasedProductIds', forgiving(list(product), [])],
  assignedProducts: ['AssigedProductIds', forgiving(list(product), [])],
  availableApps: ['AvailableAppsIds', forgiving(list(appKey), [])],
});

const seats = fields({
  defaultSeat: ['DefaultSeat', forgiving(seat)],
  availableSeats: ['AvailableSeats', forgiving(list(seat), [])],
});

const speechProfile = read(
  z.object({
    SpeechProfileURLs: forgiving(z.object({ SpeechURL: text, UserConsoleURL: text })),
    UserSelectedSMID: forgiving(z.object({ SMID: forgiving(id) })),
  }),
  (wire) => ({
    // An address with {SMID} in place of the speech model's id.
    speechUrl: wire.SpeechProfileURLs?.SpeechURL ?? '',
    userConsoleUrl: wire.SpeechProfileURLs?.UserConsoleURL ?? '',
    speechModelId: wire.UserSelectedSMID?.SMID ?? null,
  }),
);

const noClientItems = { purchasedProducts: [], assignedProducts: [], availableApps: [] };
const noSeats = { defaultSeat: null, availableSeats: [] };
const noSpeechProfile = { speechUrl: '', userConsoleUrl: '', speechModelId: null };

export const twoFactor = fields({
  maskedEmail: ['MaskEmail', text],
  otpId: ['OTPId', id],
});

/**
 * Login data (ACC-3.4), answered by every call that opens or refreshes a session. All but the first three fields are
 * optional, so that an odd field never prevents a login. open-session.ts computes the session from them.
 */
export const loginData = read(
  fields({
    userCode: ['UserCode', id],
    loginToken: ['LoginToken', id],
    userId: ['UserId', id],
    displayName: ['UserDisplayName', forgiving(text, '')],
    email: ['Email', forgiving(text, '')],
    userTypeId: ['UserTypeId', forgiving(id)],
    countryDomain: ['CountryURLDomain', forgiving(text, '')],
    accountManagerName: ['CSMUserDisplayName', forgiving(text, '')],
    accountManagerEmail: ['CSMEmail', forgiving(text, '')],
    passwordExpiresOn: ['PasswordExpireOn', time],
    isReferralLinked: ['IsReferralLinked', forgiving(flag)],
    activeReferralSubscriptionId: ['ActiveReferralSubScriptionId', forgiving(id)],
    referralCode: ['ReferralCode', forgiving(text, '')],
    hasReferralEligibleSubscription: ['HasReferEligiblePaidSubscription', forgiving(flag)],
    earnedDays: ['EarnedDays', forgiving(count)],
    linkedReferralUser: ['LinkedReferralUser', forgiving(digits, '')],
    clientItems: ['UCLoginItem', forgiving(clientItems, noClientItems)],
    seats: ['ClientAppAvailableSeats', forgiving(seats, noSeats)],
    speechProfile: ['UserSpeechProfileInfo', forgiving(speechProfile, noSpeechProfile)],
  }),
  ({ clientItems, seats, speechProfile, ...user }) => ({ ...user, ...clientItems, ...seats, ...speechProfile }),
);

export type LoginData = z.output<typeof loginData>;
export type LoginDataOnWire = z.input<typeof loginData>;
