import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('forgot-password', {
  title: 'Forgot password?',
  titleForced: 'Reset Password?',
  lead: "Enter your email and we'll send you a code to set a new password.",
  leadForced: "Your password has expired. We'll send you a code to set a new one.",
  emailLocked: 'The code will be sent to this address.',
  submit: 'RESET PASSWORD',
  submitting: 'Sending the code…',
  back: 'Back to login',
  emailMissing: 'Please Enter Email ID',
  emailWrong: 'Invalid Email Address',
  failed: 'An unexpected error occurred. Please try again later.',
});
