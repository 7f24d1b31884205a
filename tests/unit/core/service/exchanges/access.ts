import { login, loginAnswer, loginRequired } from './login.ts';
import type { Exchanges } from './exchange.ts';

export const accessExchanges: Exchanges<
  | 'authenticate'
  | 'ssoAuthenticate'
  | 'validateLoginToken'
  | 'logout'
  | 'requestOtpResetPassword'
  | 'setPasswordByUsingOtp'
  | 'resetPassword'
  | 'validateActivationCode'
  | 'setPasswordByActivationKey'
  | 'changePassword'
> = {
  authenticate: {
    args: {
      userName: 'asha@clinic.example',
      encodedPassword: 'U2VjcmV0MTI=',
      referralCode: '',
      clientVersion: '1.2.3',
    },
    sent: {
      UserName: 'asha@clinic.example',
      Password: 'U2VjcmV0MTI=',
      ReferralCode: '',
      LoginFrom: 'userconsole',
      CurrentVersion: '1.2.3',
      SSOIdentityProvider: null,
    },
    answered: loginAnswer,
    required: loginRequired,
    given: login,
  },
  ssoAuthenticate: {
    args: { idToken: 'header.payload.signature' },
    sent: { SSOIdentityProvider: { Provider: 'microsoft', IDToken: 'header.payload.signature' } },
    answered: loginAnswer,
    required: loginRequired,
    given: login,
  },
  validateLoginToken: {
    args: { userCode: 'uc-77', loginToken: 'token-77' },
    sent: { UserCode: 'uc-77', SourceApp: 'userconsole', LoginToken: 'token-77' },
    answered: loginAnswer,
    required: loginRequired,
    given: login,
  },
  logout: {
    args: { loginToken: 'token-77', userCode: 'uc-77' },
    sent: { Token: 'token-77', UserCode: 'uc-77' },
    answered: null,
    required: [],
    given: null,
  },
  requestOtpResetPassword: {
    args: { purpose: 'password-reset', email: 'asha@clinic.example', clientVersion: '1.2.3' },
    sent: {
      Email: 'asha@clinic.example',
      AppVersion: '1.2.3',
      SourceApp: 'userconsole',
      OTPHashKey: '',
      OTPIdtoResend: -1,
      OTPVersion: 6,
    },
    answered: { OTPId: 4711 },
    required: [],
    given: { otpId: '4711' },
  },
  setPasswordByUsingOtp: {
    args: { email: 'asha@clinic.example', otpId: '4711', otp: '012345' },
    sent: { Email: 'asha@clinic.example', OTPId: 4711, OTP: '012345', Password: '', ActivationCode: '' },
    answered: { SuccessCode: 'REG03' },
    required: ['SuccessCode'],
    given: { successCode: 'REG03' },
  },
  resetPassword: {
    args: { email: 'asha@clinic.example', otpId: '4711', otp: '012345', encodedPassword: 'bmV3' },
    sent: { Email: 'asha@clinic.example', OTPId: 4711, OTP: '012345', Password: 'bmV3', ConfirmPassword: 'bmV3' },
    answered: null,
    required: [],
    given: null,
  },
  validateActivationCode: {
    args: { activationCode: 'activate-1' },
    sent: { ActivationCode: 'activate-1' },
    answered: 'Set a password for asha@clinic.example',
    required: [],
    given: { prompt: 'Set a password for asha@clinic.example' },
  },
  setPasswordByActivationKey: {
    args: { activationCode: 'activate-1', encodedPassword: 'bmV3' },
    sent: { ActivationCode: 'activate-1', Password: 'bmV3' },
    answered: { SuccessCode: 'REG21' },
    required: [],
    given: { successCode: 'REG21' },
  },
  changePassword: {
    args: { encodedExistingPassword: 'b2xk', encodedNewPassword: 'bmV3' },
    sent: { ExistingPassword: 'b2xk', NewPasssword: 'bmV3' },
    answered: { Code: 'REG08', Message: 'Done' },
    required: [],
    given: { code: 'REG08', text: 'Done' },
  },
};
