import { texts } from '../../core/config/text.ts';

export const pageTitle = texts('page', {
  account: 'Account',
  activate: 'Set Password',
  checkout: 'Checkout',
  contact: 'Contact us',
  forceReset: 'Reset Password',
  forgotPassword: 'Forgot Password',
  guide: 'Installation guide',
  installation: 'Installation',
  login: 'Login',
  notFound: 'Page not found',
  organizations: 'Organizations',
  otp: 'Verify OTP',
  passwordReset: 'Password reset',
  payment: 'Payment',
  paymentStatus: 'Payment status',
  refer: 'Refer and earn',
  referralActivated: 'Referral activated',
  resetPassword: 'Reset Password',
  seats: 'Seat users',
  signup: 'Sign up',
  subscriptions: 'Subscriptions',
  trialActive: 'Congratulations',
});

export type PageName = Parameters<typeof pageTitle>[0];
