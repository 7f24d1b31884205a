import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { forgiving, read, sends, type SentBy } from '../../fields.ts';
import * as shapes from '../../shapes.ts';
import { loginData, twoFactor } from './login-data.ts';

const passwordLogin = sends(
  {
    userName: ['UserName', z.string()],
    encodedPassword: ['Password', z.string()],
    referralCode: ['ReferralCode', z.string()],
    clientVersion: ['CurrentVersion', z.string()],
  },
  { LoginFrom: 'userconsole', SSOIdentityProvider: null },
);

const secondFactor = sends(
  { userName: ['UserName', z.string()], otpId: ['OTPId', shapes.sentId], otp: ['OTPPassword', z.string()] },
  { LoginFrom: 'userconsole', Password: null },
);

/**
 * Opens a session by password (ACC-7.3). A refusal with the code 'ORG07' asks for a second call with an OTP (ACC-7.4):
 * the refusal's `twoFactor` has the masked e-mail and the OTP's id (ACC-3.6). The second call sends the OTP without
 * encoding, although the OTP's wire name is OTPPassword.
 */
export const authenticate = endpoint({
  name: 'authenticate',
  path: '/api/v2/SingupLogin/Authenticate',
  request: z.union([passwordLogin.request, secondFactor.request]),
  toWire: (args: SentBy<typeof passwordLogin> | SentBy<typeof secondFactor>) =>
    'otp' in args ? secondFactor.toWire(args) : passwordLogin.toWire(args),
  data: loginData,
  refusal: read(forgiving(z.object({ User2FA: forgiving(twoFactor) })), (wire) => ({
    twoFactor: wire?.User2FA ?? null,
  })),
});

export const ssoAuthenticate = endpoint({
  name: 'ssoAuthenticate', // DEC-1.1
  path: '/api/v1/SingupLogin/SSOAuthenticate',
  request: z.object({ SSOIdentityProvider: z.object({ Provider: z.string(), IDToken: z.string() }) }),
  toWire: (args: { idToken: string }) => ({ SSOIdentityProvider: { Provider: 'microsoft', IDToken: args.idToken } }),
  data: loginData,
});
