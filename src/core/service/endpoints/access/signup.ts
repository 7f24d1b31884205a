import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, id, noId, sentId, toSentId } from '../../shapes.ts';

/** The fields of a signup: the form fills them in, the draft keeps them, and both calls send them. */
export const signupFields = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Digits without the country code. */
  mobile: z.string(),
  /** With '+'. */
  phoneCode: z.string(),
  countryId: z.string(),
  countryName: z.string(),
  /** The consent checkbox; false for voice services, whose form has none. */
  wantsWhatsapp: z.boolean(),
  /** '' if there is none. */
  referralCode: z.string(),
  isReferralPrefilled: z.boolean(),
});

export type SignupFields = z.output<typeof signupFields>;

/** The fields, the password, and the values that the configuration adds. */
export interface SignupDetails extends SignupFields {
  /** The result of the configuration's `encodePassword`, never the plain password. */
  encodedPassword: string;
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

export function toSignupPayload(
  {
    fullName,
    email,
    encodedPassword,
    mobile,
    phoneCode,
    countryId,
    countryName,
    wantsWhatsapp,
    referralCode,
    isReferralPrefilled,
    clientUniqueCode,
    clientVersion,
    ...forgotten
  }: SignupDetails,
  proof: { otpId: string; otp: string; clientIp: string },
) {
  allSent(forgotten);
  return {
    FullName: fullName,
    Email: email,
    Password: encodedPassword,
    Mobile: mobile,
    MobileDisplay: `${phoneCode} ${mobile}`,
    PhoneCode: phoneCode,
    CountryCode: phoneCode,
    CountryId: toSentId(countryId),
    CountryName: countryName,
    ClientUniqueCode: clientUniqueCode,
    WhatsappOptInStatus: wantsWhatsapp ? true : null,
    IsWhatsOptInChecked: wantsWhatsapp,
    IsReferralPreFilled: isReferralPrefilled,
    ReferralCode: referralCode,
    SourceApp: 'userconsole',
    AppVersion: clientVersion,
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

/** A field of the signup that the payload leaves out does not compile. */
const allSent = (_forgotten: Readonly<Record<string, never>>) => {};

/** Sends an OTP to the mobile number of a signup (ACC-7.8). Returns the OTP's id. A refusal has a message only. */
export const requestMobileOtp = endpoint({
  name: 'requestMobileOtp',
  path: '/api/v1/SingupLogin/requestmobileOTP',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: signupPayload,
  toWire: (args: SignupDetails) => toSignupPayload(args, { otpId: noId, otp: '', clientIp: '' }),
  data: fields({
    otpId: ['OTPId', id],
  }),
});
