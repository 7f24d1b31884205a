import type { WireRequest } from '../../../core/service/calls.ts';
import { countryOf } from '../../domain/countries.ts';
import { isEmailAddress } from '../../../core/format/email-address.ts';
import { isStrongPassword } from '../../../core/format/password-rules.ts';
import { decodePassword, hashPassword } from '../../domain/encoding.ts';
import type { Service } from '../../domain/service.ts';
import { accept, type Handlers, refuse } from '../handler.ts';
import { loginDataOf } from '../login-data.ts';
import { openLogin } from '../../domain/logins.ts';
import { findOtp, issueOtp, renewOtp, tryOtp } from '../../domain/otps.ts';
import type { User, World } from '../../domain/world.ts';
import { createUser, isFreed, userByEmail, userByMobile } from '../../domain/users.ts';

type SignupPayload = WireRequest<'requestMobileOtp'>;

export const signupHandlers = {
  requestMobileOtp(call, service) {
    const problem = problemOf(call.request, service);
    if (problem) return refuse(problem.message, problem.code);
    const otp = issueOtp(service, { purpose: 'signup', target: targetOf(call.request), userId: null });
    return accept({ OTPId: otp.id });
  },

  async signupByMobileOtp(call, service) {
    const { request } = call;
    // Hashes first, because hashing awaits: between the checks and the writes below, no other request may run.
    const passwordHash = await hashPassword(decodePassword(request.Password) ?? '', service.random);
    const problem = problemOf(request, service);
    if (problem) return refuse(problem.message, problem.code);
    const tried = tryOtp(service, findOtp(service, request.OTPId, 'signup', targetOf(request)), request.OTP);
    if ('problem' in tried) return refuse(tried.problem, 'OTP01');
    tried.otp.isVoid = true;
    const user = createAccount(service, request, passwordHash);
    return accept({ LoginResponse: loginDataOf(service, user, await openLogin(service, user)) });
  },

  resendOtp(call, service) {
    const otp = findOtp(service, call.request.OTPId, 'signup', targetOf(call.request));
    if (!otp) return refuse('This signup has expired. Please start again.');
    renewOtp(service, otp);
    return accept(null);
  },
} satisfies Partial<Handlers>;

const targetOf = (payload: Pick<SignupPayload, 'CountryCode' | 'Mobile'>) => `${payload.CountryCode}${payload.Mobile}`;

function problemOf(payload: SignupPayload, { world, now }: Service): { code: string; message: string } | null {
  const { CountryCode, Email, Mobile, ReferralCode } = payload;
  const password = decodePassword(payload.Password);
  const [byEmail, byMobile] = [userByEmail(world, Email), userByMobile(world, CountryCode, Mobile)];
  const rules: readonly (readonly [isBroken: boolean, code: string, message: string])[] = [
    [payload.FullName.trim() === '' || [...payload.FullName].length > 100, 'REG01', 'Please Enter Full Name'],
    [!isEmailAddress(Email), 'REG01', 'Invalid Email Address'],
    [!/^\d{4,14}$/.test(Mobile), 'REG01', 'Please Enter Correct Mobile Number'],
    [!isKnownCountry(payload), 'REG01', 'Please select your country.'],
    [password === null, 'REG01', 'The password could not be read.'],
    [!isStrongPassword(password ?? ''), 'REG01', 'Please Enter Strong Password.'],
    [isTaken(byEmail, now()), 'REG04', 'This email is already registered. Please log in instead.'],
    [isTaken(byMobile, now()), 'REG05', 'This mobile number is already registered. Please log in instead.'],
    [ReferralCode.trim() !== '' && !referrerOf(world, ReferralCode), 'REG06', 'The referral code is not valid.'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { code: broken[1], message: broken[2] } : null;
}

const isKnownCountry = (payload: SignupPayload) => countryOf(payload.CountryId)?.phoneCode === payload.CountryCode;

const isTaken = (user: User | undefined, now: number) => user !== undefined && !isFreed(user, now);

const referrerOf = (world: World, code: string) =>
  world.users.find((user) => user.referral.code === code.trim().toUpperCase() && user.deletionAskedAt === null);

function createAccount(service: Service, payload: SignupPayload, passwordHash: string): User {
  const { world, send } = service;
  for (const former of [userByEmail(world, payload.Email), userByMobile(world, payload.CountryCode, payload.Mobile)]) {
    if (former) Object.assign(former, { email: '', mobile: '' });
  }
  const user = createUser(service, {
    fullName: payload.FullName.trim(),
    email: payload.Email.trim(),
    mobile: payload.Mobile,
    countryId: Number(payload.CountryId),
    passwordHash,
    takesPromotions: payload.WhatsappOptInStatus === true,
  });
  user.referral.linkedUserId = referrerOf(world, payload.ReferralCode)?.id ?? null;
  send(user.email, 'Welcome', `Hello ${user.fullName}, your account has been created.`);
  return user;
}
