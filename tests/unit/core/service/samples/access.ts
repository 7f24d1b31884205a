import { loginSample } from './login.ts';
import type { Samples } from './sample.ts';
import { person } from '../../../../../stories/person.ts';

export const accessSamples = {
  authenticate: {
    proves: 'ACC-3.4 ACC-7.3',
    args: {
      userName: person.email,
      encodedPassword: 'U2VjcmV0MTI=',
      referralCode: '',
      clientVersion: '1.2.3',
    },
    sent: {
      UserName: person.email,
      Password: 'U2VjcmV0MTI=',
      ReferralCode: '',
      LoginFrom: 'userconsole',
      CurrentVersion: '1.2.3',
      SSOIdentityProvider: null,
    },
    ...loginSample,
  },
  ssoAuthenticate: {
    proves: 'ACC-7.22 CON-7.48 DEC-1.1',
    args: { idToken: 'header.payload.signature' },
    sent: { SSOIdentityProvider: { Provider: 'microsoft', IDToken: 'header.payload.signature' } },
    ...loginSample,
  },
  validateLoginToken: {
    proves: 'ACC-7.11',
    args: { userCode: 'uc-77', loginToken: 'token-77' },
    sent: { UserCode: 'uc-77', SourceApp: 'userconsole', LoginToken: 'token-77' },
    ...loginSample,
  },
  logout: {
    proves: 'ACC-7.18',
    args: { loginToken: 'token-77', userCode: 'uc-77' },
    sent: { Token: 'token-77', UserCode: 'uc-77' },
  },
  requestOtpResetPassword: {
    proves: 'ACC-7.5',
    args: { purpose: 'password-reset', email: person.email, clientVersion: '1.2.3' },
    sent: {
      Email: person.email,
      AppVersion: '1.2.3',
      SourceApp: 'userconsole',
      OTPHashKey: '',
      OTPIdtoResend: -1,
      OTPVersion: 6,
    },
    answered: { OTPId: 4711 },
  },
  setPasswordByUsingOtp: {
    proves: 'ACC-7.7',
    args: { email: person.email, otpId: '4711', otp: '012345' },
    sent: { Email: person.email, OTPId: 4711, OTP: '012345', Password: '', ActivationCode: '' },
    answered: { SuccessCode: 'REG03' },
    required: ['SuccessCode'],
  },
  resetPassword: {
    proves: 'ACC-7.23 CON-7.43 DEC-1.2',
    args: { email: person.email, otpId: '4711', otp: '012345', encodedPassword: 'bmV3' },
    sent: { Email: person.email, OTPId: 4711, OTP: '012345', Password: 'bmV3', ConfirmPassword: 'bmV3' },
  },
  validateActivationCode: {
    proves: 'ACC-7.12 CON-7.44',
    args: { activationCode: 'activate-1' },
    sent: { ActivationCode: 'activate-1' },
    answered: `Set a password for ${person.email}`,
  },
  setPasswordByActivationKey: {
    proves: 'ACC-7.13 CON-7.45',
    args: { activationCode: 'activate-1', encodedPassword: 'bmV3' },
    sent: { ActivationCode: 'activate-1', Password: 'bmV3' },
    answered: { SuccessCode: 'REG21' },
  },
  changePassword: {
    proves: 'CON-7.19',
    args: { encodedExistingPassword: 'b2xk', encodedNewPassword: 'bmV3' },
    sent: { ExistingPassword: 'b2xk', NewPasssword: 'bmV3' },
    answered: { Code: 'REG08', Message: 'Done' },
  },
} satisfies Partial<Samples>;
