import type { WireRequest } from '../../../core/service/calls.ts';
import { isStrongPassword } from '../../../core/format/password-rules.ts';
import { decodePassword } from '../../domain/encoding.ts';
import type { Service } from '../../domain/service.ts';
import { accept, type Handlers, refuse } from '../handler.ts';
import { revokeLogins } from '../../domain/logins.ts';
import { findOtp, issueOtp, tryOtp } from '../../domain/otps.ts';
import { setPassword, userByEmail, userByIdentifier } from '../../domain/users.ts';
import type { Activation, User } from '../../domain/world.ts';
import { secondFactorOf } from './login.ts';

type OtpRequest = WireRequest<'requestOtpResetPassword'>;

export const passwordHandlers = {
  requestOtpResetPassword: ({ request }, service) =>
    'OTPPurpose' in request ? resendSecondFactor(request, service) : sendReset(request, service),

  // Checks the OTP but does not use it up: the client sends it again with `resetPassword` (DEC-1).
  setPasswordByUsingOtp({ request }, service) {
    const tried = tryOtp(service, resetOtp(service, request), request.OTP);
    return 'problem' in tried ? refuse(tried.problem, 'OTP01') : accept({ SuccessCode: 'REG03' });
  },

  async resetPassword({ request }, service) {
    if (request.Password !== request.ConfirmPassword) return refuse('Passwords are not matching.', 'REG02');
    const tried = tryOtp(service, resetOtp(service, request), request.OTP);
    if ('problem' in tried) return refuse(tried.problem, 'REG02');
    const user = service.world.users.find((each) => each.id === tried.otp.userId)!;
    // Voids the OTP before the next await, so that two simultaneous requests can't both pass.
    tried.otp.isVoid = true;
    const problem = await checkAndSet(service, user, request.Password);
    tried.otp.isVoid = problem === null;
    return problem ? refuse(problem, 'REG02') : accept(null);
  },

  validateActivationCode({ request }, service) {
    const found = liveActivation(service, request.ActivationCode);
    return found ? accept(`Set a password for ${found.user.email}`) : deadActivation;
  },

  async setPasswordByActivationKey({ request }, service) {
    const found = liveActivation(service, request.ActivationCode);
    if (!found) return deadActivation;
    found.activation.usedAt = service.now();
    const problem = await checkAndSet(service, found.user, request.Password);
    if (!problem) return accept({ SuccessCode: 'REG21' });
    found.activation.usedAt = null;
    return refuse(problem, 'REG22');
  },
} satisfies Partial<Handlers>;

function sendReset(request: Exclude<OtpRequest, { OTPPurpose: string }>, service: Service) {
  const user = userByEmail(service.world, request.Email);
  const target = request.Email.trim().toLowerCase();
  const former = findOtp(service, request.OTPIdtoResend, 'password-reset', target);
  if (former) former.isVoid = true;
  const otp = issueOtp(service, {
    purpose: 'password-reset',
    target,
    userId: user && user.deletionAskedAt === null ? user.id : null,
  });
  return accept({ OTPId: otp.id });
}

function resendSecondFactor(request: Extract<OtpRequest, { OTPPurpose: string }>, service: Service) {
  const user = userByIdentifier(service.world, request.Email);
  const former = user && findOtp(service, request.OTPIdtoResend, '2FA', secondFactorOf(user).target);
  if (!former) return refuse('This login has expired. Please log in again.', 'OTP02');
  former.isVoid = true;
  return accept({ OTPId: issueOtp(service, secondFactorOf(user)).id });
}

const resetOtp = (service: Service, request: { Email: string; OTPId: string | number }) =>
  findOtp(service, request.OTPId, 'password-reset', request.Email.trim().toLowerCase());

async function checkAndSet(service: Service, user: User, encodedPassword: string): Promise<string | null> {
  const password = decodePassword(encodedPassword);
  if (password === null) return 'The password could not be read.';
  if (!isStrongPassword(password)) return 'Please Enter Strong Password.';
  const problem = await setPassword(service, user, password);
  if (problem) return problem;
  await revokeLogins(service.world, user);
  service.send(user.email, 'Your password was changed', 'If this was not you, ask support at once.');
  return null;
}

const deadActivation = refuse('This activation link is not valid any more. Please ask for a new one.', 'REG22');

function liveActivation({ world, now }: Service, code: string): { activation: Activation; user: User } | null {
  const activation = world.activations.find(
    (each) => each.code === code && each.usedAt === null && each.expiresAt > now(),
  );
  const user = world.users.find((each) => each.id === activation?.userId);
  return activation && user ? { activation, user } : null;
}
