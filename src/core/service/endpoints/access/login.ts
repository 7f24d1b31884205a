import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { forgiving, read, sentId, toSentId } from '../../shapes.ts';
import { loginData, twoFactor } from './login-data.ts';

export interface PasswordLogin {
  userName: string;
  /** The result of the configuration's `encodePassword`, never the plain password. */
  encodedPassword: string;
  /** '' if there is none. */
  referralCode: string;
  clientVersion: string;
}

/** The second step of a login that needs one; `otp` is the plain six digits (ACC-7.4). */
export interface SecondFactor {
  userName: string;
  otpId: string;
  otp: string;
}

const passwordLogin = z.object({
  UserName: z.string(),
  Password: z.string(),
  ReferralCode: z.string(),
  LoginFrom: z.string(),
  CurrentVersion: z.string(),
  SSOIdentityProvider: z.null(),
});

const secondFactor = z.object({
  UserName: z.string(),
  OTPId: sentId,
  OTPPassword: z.string(),
  LoginFrom: z.string(),
  Password: z.null(),
});

function toLogin(args: PasswordLogin | SecondFactor): z.input<typeof passwordLogin> | z.input<typeof secondFactor> {
  if ('otp' in args) {
    return {
      UserName: args.userName,
      OTPId: toSentId(args.otpId),
      OTPPassword: args.otp,
      LoginFrom: 'userconsole',
      Password: null,
    };
  }
  return {
    UserName: args.userName,
    Password: args.encodedPassword,
    ReferralCode: args.referralCode,
    LoginFrom: 'userconsole',
    CurrentVersion: args.clientVersion,
    SSOIdentityProvider: null,
  };
}

/**
 * Opens a session by password, or by password and the OTP of the second factor (ACC-7.3, ACC-7.4). Returns login data.
 * A refusal with the code 'ORG07' asks for the second factor: its `twoFactor` has the masked e-mail and the OTP's id.
 */
export const authenticate = endpoint({
  name: 'authenticate',
  path: '/api/v2/SingupLogin/Authenticate',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.union([passwordLogin, secondFactor]),
  toWire: toLogin,
  data: loginData,
  refusal: read(forgiving(z.object({ User2FA: forgiving(twoFactor) })), (wire) => ({
    twoFactor: wire?.User2FA ?? null,
  })),
});

/** Opens a session by a Microsoft `id_token` (DEC-1.1). Returns login data. */
export const ssoAuthenticate = endpoint({
  name: 'ssoAuthenticate',
  path: '/api/v1/SingupLogin/SSOAuthenticate',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({ SSOIdentityProvider: z.object({ Provider: z.string(), IDToken: z.string() }) }),
  toWire: (args: { idToken: string }) => ({ SSOIdentityProvider: { Provider: 'microsoft', IDToken: args.idToken } }),
  data: loginData,
});
