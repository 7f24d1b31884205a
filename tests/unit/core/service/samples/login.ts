import { person } from '../../../../../stories/person.ts';
export const loginAnswer = {
  UserCode: 'uc-77',
  LoginToken: 'token-77',
  UserId: 77,
  UserDisplayName: person.fullName,
  Email: person.email,
  UserTypeId: 1,
  CountryURLDomain: 'in',
  CSMUserDisplayName: 'Max Sample',
  CSMEmail: 'max@vendor.example',
  PasswordExpireOn: '31-12-2027 23:59:58',
  IsReferralLinked: true,
  ActiveReferralSubScriptionId: 501,
  ReferralCode: 'ASHA30',
  HasReferEligiblePaidSubscription: true,
  EarnedDays: 37,
  LinkedReferralUser: '88',
  UCLoginItem: {
    PurchasedProductIds: [{ Key: 1, Value: 'Dictation' }],
    AssigedProductIds: [{ Key: 2, Value: 'Voice Services' }],
    AvailableAppsIds: [{ StrKey: 'win' }, 'web'],
  },
  ClientAppAvailableSeats: {
    DefaultSeat: { SeatCode: 'S-1', IsExpired: false, ExpireOn: '2027-01-31T00:00:00Z' },
    AvailableSeats: [{ SeatCode: 'S-2', IsExpired: true, ExpireOn: null }],
  },
  UserSpeechProfileInfo: {
    SpeechProfileURLs: {
      SpeechURL: 'https://speech.example/{SMID}',
      UserConsoleURL: 'https://console.example',
    },
    UserSelectedSMID: { SMID: 9 },
  },
};

export const login = {
  userCode: 'uc-77',
  loginToken: 'token-77',
  userId: '77',
  displayName: person.fullName,
  email: person.email,
  userTypeId: '1',
  countryDomain: 'in',
  accountManagerName: 'Max Sample',
  accountManagerEmail: 'max@vendor.example',
  passwordExpiresOn: new Date(Date.UTC(2027, 11, 31, 23, 59, 58)),
  isReferralLinked: true,
  activeReferralSubscriptionId: '501',
  referralCode: 'ASHA30',
  hasReferralEligibleSubscription: true,
  earnedDays: 37,
  linkedReferralUser: '88',
  purchasedProducts: [{ key: '1', value: 'Dictation' }],
  assignedProducts: [{ key: '2', value: 'Voice Services' }],
  availableApps: ['win', 'web'],
  defaultSeat: { seatCode: 'S-1', isExpired: false, expiresOn: new Date(Date.UTC(2027, 0, 31)) },
  availableSeats: [{ seatCode: 'S-2', isExpired: true, expiresOn: null }],
  speechUrl: 'https://speech.example/{SMID}',
  userConsoleUrl: 'https://console.example',
  speechModelId: '9',
};

export const loginRequired = ['UserCode', 'LoginToken', 'UserId'];
