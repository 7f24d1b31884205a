import * as z from 'zod/mini';
import { fields, forgiving, list, read } from '../../fields.ts';
import * as shapes from '../../shapes.ts';

const product = fields({
  key: ['Key', shapes.id],
  value: ['Value', forgiving(shapes.id)],
});

const appKey = read(z.union([z.string(), z.object({ StrKey: z.string() })]), (wire) =>
  typeof wire === 'string' ? wire : wire.StrKey,
);

const seat = fields({
  seatCode: ['SeatCode', shapes.digits],
  isExpired: ['IsExpired', forgiving(shapes.flag)],
  expiresOn: ['ExpireOn', shapes.time],
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
    SpeechProfileURLs: forgiving(z.object({ SpeechURL: shapes.text, UserConsoleURL: shapes.text })),
    UserSelectedSMID: forgiving(z.object({ SMID: forgiving(shapes.id) })),
  }),
  (wire) => ({
    speechUrl: wire.SpeechProfileURLs?.SpeechURL ?? '',
    userConsoleUrl: wire.SpeechProfileURLs?.UserConsoleURL ?? '',
    speechModelId: wire.UserSelectedSMID?.SMID ?? null,
  }),
);

const noClientItems = { purchasedProducts: [], assignedProducts: [], availableApps: [] };
const noSeats = { defaultSeat: null, availableSeats: [] };
const noSpeechProfile = { speechUrl: '', userConsoleUrl: '', speechModelId: null };

export const twoFactor = fields({
  maskedEmail: ['MaskEmail', shapes.text],
  otpId: ['OTPId', shapes.id],
});

/**
 * Login data (ACC-3.4), the answer of every call that opens or refreshes a session. All fields but the first three are
 * optional, so that an invalid value never prevents a login. open-session.ts computes the session from the login data.
 */
export const loginData = read(
  fields({
    userCode: ['UserCode', shapes.id],
    loginToken: ['LoginToken', shapes.id],
    userId: ['UserId', shapes.id],
    displayName: ['UserDisplayName', forgiving(shapes.text, '')],
    email: ['Email', forgiving(shapes.text, '')],
    userTypeId: ['UserTypeId', forgiving(shapes.id)],
    countryDomain: ['CountryURLDomain', forgiving(shapes.text, '')],
    accountManagerName: ['CSMUserDisplayName', forgiving(shapes.text, '')],
    accountManagerEmail: ['CSMEmail', forgiving(shapes.text, '')],
    passwordExpiresOn: ['PasswordExpireOn', shapes.time],
    isReferralLinked: ['IsReferralLinked', forgiving(shapes.flag)],
    activeReferralSubscriptionId: ['ActiveReferralSubScriptionId', forgiving(shapes.id)],
    referralCode: ['ReferralCode', forgiving(shapes.text, '')],
    hasReferralEligibleSubscription: ['HasReferEligiblePaidSubscription', forgiving(shapes.flag)],
    earnedDays: ['EarnedDays', forgiving(shapes.count)],
    linkedReferralUser: ['LinkedReferralUser', forgiving(shapes.digits, '')],
    clientItems: ['UCLoginItem', forgiving(clientItems, noClientItems)],
    seats: ['ClientAppAvailableSeats', forgiving(seats, noSeats)],
    speechProfile: ['UserSpeechProfileInfo', forgiving(speechProfile, noSpeechProfile)],
  }),
  ({ clientItems, seats, speechProfile, ...user }) => ({ ...user, ...clientItems, ...seats, ...speechProfile }),
);

export type LoginData = z.output<typeof loginData>;
export type LoginDataOnWire = z.input<typeof loginData>;
