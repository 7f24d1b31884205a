import { texts } from '../../core/config/text.ts';

export const t = texts('forgot-password', {
  title: 'Forgot Password?',
  titleForced: 'Reset Password?',
  lead: 'Enter your email, and we will send you an OTP to set a new password.',
  leadForced: 'Your password has expired. We will send you an OTP to set a new one.',
  email: 'Email',
  emailLocked: 'The OTP will be sent to this address.',
  submit: 'RESET PASSWORD',
  submitting: 'Sending the OTP…',
  back: 'Back to login',
  emailMissing: 'Please Enter Email ID',
  emailWrong: 'Invalid Email Address',
  failed: 'An unexpected error occurred. Please try again later.',
});
