import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, noId, sends, type SentBy } from '../../fields.ts';
import * as shapes from '../../shapes.ts';

export const signup = sends(
  {
    fullName: ['FullName', z.string()],
    email: ['Email', z.string()],
    encodedPassword: ['Password', z.string()],
    mobile: ['Mobile', z.string()],
    mobileShown: ['MobileDisplay', z.string()],
    phoneCode: ['PhoneCode', z.string()],
    countryCode: ['CountryCode', z.string()],
    countryId: ['CountryId', shapes.sentId],
    countryName: ['CountryName', z.string()],
    clientUniqueCode: ['ClientUniqueCode', z.string()],
    optIn: ['WhatsappOptInStatus', z.nullable(z.boolean())],
    wantsWhatsapp: ['IsWhatsOptInChecked', z.boolean()],
    isReferralPrefilled: ['IsReferralPreFilled', z.boolean()],
    referralCode: ['ReferralCode', z.string()],
    clientVersion: ['AppVersion', z.string()],
    otpId: ['OTPId', shapes.sentId],
    otp: ['OTP', z.string()],
    clientIp: ['ClientIP', z.string()],
  },
  {
    SourceApp: 'userconsole',
    DeviceId: 0,
    Purpose: 'signup',
    OTPHashKey: '',
    OTPVersion: 6,
    JobTitleId: -1,
    OSVersion: '',
    AuthAPIVersion: 2,
  },
);

type Proof = 'otpId' | 'otp' | 'clientIp';
type Derived = 'mobileShown' | 'countryCode' | 'optIn';

export type SignupDetails = Omit<SentBy<typeof signup>, Proof | Derived>;

export const toSignup = (details: SignupDetails, proof: Pick<SentBy<typeof signup>, Proof>) =>
  signup.toWire({
    ...details,
    ...proof,
    mobileShown: `${details.phoneCode} ${details.mobile}`,
    countryCode: details.phoneCode,
    optIn: details.wantsWhatsapp ? true : null,
  });

export const requestMobileOtp = endpoint({
  name: 'requestMobileOtp', // ACC-7.8
  path: '/api/v1/SingupLogin/requestmobileOTP',
  request: signup.request,
  toWire: (args: SignupDetails) => toSignup(args, { otpId: noId, otp: '', clientIp: '' }),
  data: fields({
    otpId: ['OTPId', shapes.id],
  }),
});
