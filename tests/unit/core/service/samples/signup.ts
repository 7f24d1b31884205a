import { loginAnswer, loginRequired } from './login.ts';
import type { Samples } from './sample.ts';
import { person } from '../../../../../stories/person.ts';

const signup = {
  fullName: person.fullName,
  email: person.email,
  encodedPassword: 'U2VjcmV0MTI=',
  mobile: '5550100123',
  phoneCode: '+91',
  countryId: '101',
  countryName: 'India',
  wantsWhatsapp: true,
  referralCode: 'MAX30',
  isReferralPrefilled: true,
  clientUniqueCode: 'dict-elements',
  clientVersion: '1.2.3',
};

const signupSent = {
  FullName: person.fullName,
  Email: person.email,
  Password: 'U2VjcmV0MTI=',
  Mobile: '5550100123',
  MobileDisplay: '+91 5550100123',
  PhoneCode: '+91',
  CountryCode: '+91',
  CountryId: 101,
  CountryName: 'India',
  ClientUniqueCode: 'dict-elements',
  WhatsappOptInStatus: true,
  IsWhatsOptInChecked: true,
  IsReferralPreFilled: true,
  ReferralCode: 'MAX30',
  SourceApp: 'userconsole',
  AppVersion: '1.2.3',
  OTPId: -1,
  OTP: '',
  DeviceId: 0,
  Purpose: 'signup',
  OTPHashKey: '',
  ClientIP: '',
  OTPVersion: 6,
  JobTitleId: -1,
  OSVersion: '',
  AuthAPIVersion: 2,
};

const countries = {
  answered: { Countries: [{ Id: 101, CountryName: 'India', PhoneCode: '+91', IsSelected: true }] },
  required: ['Countries', 'Countries.0.Id', 'Countries.0.CountryName'],
};

export const signupSamples = {
  requestMobileOtp: {
    proves: 'ACC-7.8',
    args: signup,
    sent: signupSent,
    answered: { OTPId: 4711 },
    required: ['OTPId'],
  },
  signupByMobileOtp: {
    proves: 'ACC-7.9',
    args: { ...signup, wantsWhatsapp: false, otpId: '4711', otp: '012345' },
    sent: {
      ...signupSent,
      WhatsappOptInStatus: null,
      IsWhatsOptInChecked: false,
      OTPId: 4711,
      OTP: '012345',
      ClientIP: '127.0.0.1',
    },
    answered: { LoginResponse: loginAnswer },
    required: ['LoginResponse', ...loginRequired.map((field) => `LoginResponse.${field}`)],
  },
  resendOtp: {
    proves: 'ACC-7.10',
    args: { mobile: '5550100123', phoneCode: '+91', otpId: '4711' },
    sent: { Mobile: '5550100123', CountryCode: '+91', OTPId: 4711 },
  },
  fetchRegionInfo: {
    proves: 'ACC-7.14',
    answered: { ip: '203.0.113.9' },
    required: ['ip'],
  },
  signupFormData: {
    proves: 'ACC-3.17 ACC-7.15',
    ...countries,
  },
  regionSignupFormData: {
    proves: 'ACC-3.17 ACC-7.16',
    args: { ipAddress: '203.0.113.9' },
    sent: { IpAddress: '203.0.113.9' },
    ...countries,
  },
  countryList: {
    proves: 'CON-7.29',
    ...countries,
  },
  getStateCity: {
    proves: 'ACC-7.17 CON-7.28',
    args: { countryId: '101' },
    answered: { States: [{ StateId: 3, StateName: 'Karnataka' }], Cities: [{ CityId: 7, CityName: 'Bengaluru' }] },
    required: ['States.0.StateId', 'Cities.0.CityId'],
  },
  fetchDropdownData: {
    proves: 'CON-3.2 CON-7.8',
    sent: { Fields: ['subscription-stage'] },
    answered: { SubscriptionStage: [{ Key: 2, Value: 'Trial' }] },
    required: ['SubscriptionStage.0.Key'],
  },
  productPlanDetails: {
    proves: 'ACC-3.18 ACC-7.20',
    args: { listingId: 1, countryDomain: 'in' },
    sent: { ProductPublicListingId: 1, CountryDomain: 'in' },
    answered: {
      Clouds: {
        Plans: [
          {
            PlanId: 11,
            IsMostPopular: true,
            DisplayOrder: 2,
            Prices: [{ Key: 'Monthly', Value: { PlanPriceId: 111 } }],
          },
        ],
      },
      ProductCode: 'dict',
    },
    required: [
      'Clouds',
      'Clouds.Plans.0.PlanId',
      'Clouds.Plans.0.Prices.0.Value',
      'Clouds.Plans.0.Prices.0.Value.PlanPriceId',
    ],
  },
  startFreeTrial: {
    proves: 'ACC-3.19 ACC-7.21',
    args: { listingId: 1, planId: '11', planPriceId: '111' },
    sent: { ProductPublicListingId: 1, PlanId: 11, PriceInfo: { PriceId: 111 }, PurchasedSeatQty: 0 },
    answered: {
      Message: { Code: 'S0000', Message: 'Started' },
      SubscriptionId: 501,
      SubscriptionExpiredOn: '31-12-2026 00:00:00',
    },
  },
} satisfies Partial<Samples>;
