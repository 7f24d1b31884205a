import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('reset-password', {
  titleSet: 'Set Password',
  titleReset: 'Reset Password',
  lead: 'Choose a new password for {email}.',
  checking: 'Checking your link…',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submitSet: 'Set password',
  submitReset: 'Reset password',
  submitting: 'Saving your password…',
  toLogin: 'Back to login',
  newMissing: 'Please Enter New Password',
  confirmMissing: 'Please Enter Confirm Password',
  mismatch: 'Passwords are not matching.',
  setFailed: 'An error occurred while setting password. Please try again later.',
  maybeSet: 'Your password may still have been set.',
  tryLogin: 'Try to log in',
  nothingAsked: 'There is no password reset in progress.',
  ask: 'Ask for a code',
  doneTitle: 'Password Reset Successful',
  doneText: 'You can now log in to your account using the new password.',
});
