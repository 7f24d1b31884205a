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

export const loginRequired = ['UserCode', 'LoginToken', 'UserId'];

export const loginSample = { answered: loginAnswer, required: loginRequired };
