import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { id, noId, read, sentId, toSentId } from '../../shapes.ts';

/** The visitor's signup fields, and the values that the configuration adds. */
export interface SignupDetails {
  fullName: string;
  email: string;
  /** The result of the configuration's `encodePassword`, never the plain password. */
  encodedPassword: string;
  /** Digits without the country code. */
  mobile: string;
  /** With '+'. */
  phoneCode: string;
  countryId: string;
  countryName: string;
  /** The consent checkbox; false for voice services, whose form has none. */
  wantsWhatsapp: boolean;
  /** '' if there is none. */
  referralCode: string;
  isReferralPrefilled: boolean;
  clientUniqueCode: string;
  clientVersion: string;
}

export const signupPayload = z.object({
  FullName: z.string(),
  Email: z.string(),
  Password: z.string(),
  Mobile: z.string(),
  MobileDisplay: z.string(),
  PhoneCode: z.string(),
  CountryCode: z.string(),
  CountryId: sentId,
  CountryName: z.string(),
  ClientUniqueCode: z.string(),
  WhatsappOptInStatus: z.nullable(z.boolean()),
  IsWhatsOptInChecked: z.boolean(),
  IsReferralPreFilled: z.boolean(),
  ReferralCode: z.string(),
  SourceApp: z.string(),
  AppVersion: z.string(),
  OTPId: sentId,
  OTP: z.string(),
  DeviceId: z.number(),
  Purpose: z.string(),
  OTPHashKey: z.string(),
  ClientIP: z.string(),
  OTPVersion: z.number(),
  JobTitleId: z.number(),
  OSVersion: z.string(),
  AuthAPIVersion: z.number(),
});

export function toSignupPayload(details: SignupDetails, proof: { otpId: string; otp: string; clientIp: string }) {
  return {
    FullName: details.fullName,
    Email: details.email,
    Password: details.encodedPassword,
    Mobile: details.mobile,
    MobileDisplay: `${details.phoneCode} ${details.mobile}`,
    PhoneCode: details.phoneCode,
    CountryCode: details.phoneCode,
    CountryId: toSentId(details.countryId),
    CountryName: details.countryName,
    ClientUniqueCode: details.clientUniqueCode,
    WhatsappOptInStatus: details.wantsWhatsapp ? true : null,
    IsWhatsOptInChecked: details.wantsWhatsapp,
    IsReferralPreFilled: details.isReferralPrefilled,
    ReferralCode: details.referralCode,
    SourceApp: 'userconsole',
    AppVersion: details.clientVersion,
    OTPId: toSentId(proof.otpId),
    OTP: proof.otp,
    DeviceId: 0,
    Purpose: 'signup',
    OTPHashKey: '',
    ClientIP: proof.clientIp,
    OTPVersion: 6,
    JobTitleId: -1,
    OSVersion: '',
    AuthAPIVersion: 2,
  };
}

/** Sends an OTP to the mobile number of a signup (ACC-7.8). Returns the OTP's id. A refusal has a message only. */
export const requestMobileOtp = endpoint({
  name: 'requestMobileOtp',
  method: 'POST',
  path: '/api/v1/SingupLogin/requestmobileOTP',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: signupPayload,
  toWire: (args: SignupDetails) => toSignupPayload(args, { otpId: noId, otp: '', clientIp: '' }),
  data: read(z.object({ OTPId: id }), (wire) => ({ otpId: wire.OTPId })),
});
