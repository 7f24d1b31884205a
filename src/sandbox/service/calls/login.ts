import type { WireRequest } from '../../../core/service/calls.ts';
import { decodePassword, isPassword } from '../../domain/encoding.ts';
import { type Answer, type Handlers, accept, refuse, signedIn, unauthorised } from '../handler.ts';
import type { Service } from '../../domain/service.ts';
import { readIdToken } from '../../identity/id-token.ts';
import { loginDataOf } from '../login-data.ts';
import { openLogin, callerOf, revokeLogin } from '../../domain/logins.ts';
import { findOtp, issueOtp, tryOtp } from '../../domain/otps.ts';
import { seedPasswordHash } from '../../seed/documented-users.ts';
import { maskEmail, userByEmail, userByIdentifier } from '../../domain/users.ts';
import type { User } from '../../domain/world.ts';

type Login = WireRequest<'authenticate'>;
type PasswordLogin = Extract<Login, { ReferralCode: string }>;
type SecondFactor = Extract<Login, { OTPPassword: string }>;

export const loginHandlers = {
  authenticate: ({ request }, service) =>
    'OTPPassword' in request ? bySecondFactor(request, service) : byPassword(request, service),

  // Password expiry and the second factor are not checked: they do not apply to a Microsoft login (DEC-3).
  async ssoAuthenticate({ request }, service) {
    const { Provider, IDToken } = request.SSOIdentityProvider;
    const reading = await readIdToken(service, Provider, IDToken);
    if ('problem' in reading) return refuse(reading.problem, 'SSO01');
    const user = userByEmail(service.world, reading.email);
    if (!user || user.deletionAskedAt !== null) return refuse('There is no account with this email.', 'SSO02');
    return open(service, user);
  },

  async validateLoginToken(call, service) {
    const { LoginToken, UserCode } = call.request;
    const user = await callerOf(service.world, LoginToken, UserCode);
    return user ? accept(loginDataOf(service, user, LoginToken)) : unauthorised;
  },

  logout: signedIn(async ({ token }, _user, { world }) => {
    await revokeLogin(world, token);
    return accept(null);
  }),
} satisfies Partial<Handlers>;

const notRight = refuse('The email, mobile number or password is not correct.', 'LOG01');

async function byPassword(request: PasswordLogin, service: Service): Promise<Answer<'authenticate'>> {
  const password = decodePassword(request.Password);
  if (password === null) return refuse('The password could not be read.', 'LOG01');
  const user = userByIdentifier(service.world, request.UserName);
  // For an unknown user, compares with a fixed hash: neither message nor time reveals whether a user exists (SEC-29).
  const isRight = await isPassword(password, user?.passwordHash ?? seedPasswordHash);
  if (!user?.passwordHash || !isRight || user.deletionAskedAt !== null) return notRight;
  if (!user.hasTwoFactor) return open(service, user);
  const otp = issueOtp(service, secondFactorOf(user));
  return refuse('Please enter the code that was sent to your email.', 'ORG07', {
    User2FA: { MaskEmail: maskEmail(user.email), OTPId: otp.id },
  });
}

async function bySecondFactor(request: SecondFactor, service: Service): Promise<Answer<'authenticate'>> {
  const user = userByIdentifier(service.world, request.UserName);
  if (!user || user.deletionAskedAt !== null) return notRight;
  const otp = findOtp(service, request.OTPId, '2FA', secondFactorOf(user).target);
  const tried = tryOtp(service, otp, request.OTPPassword);
  if ('problem' in tried) return refuse(tried.problem, 'OTP01');
  tried.otp.isVoid = true;
  return open(service, user);
}

export const secondFactorOf = (user: User) =>
  ({ purpose: '2FA', target: user.email.toLowerCase(), userId: user.id }) as const;

const open = async (service: Service, user: User) => accept(loginDataOf(service, user, await openLogin(service, user)));
