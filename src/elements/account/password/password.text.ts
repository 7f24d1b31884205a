import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('account', {
  passwordTitle: 'Change Password',
  existingPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  existingMissing: 'Please Enter Existing Password',
  newMissing: 'Please Enter New Password',
  confirmMissing: 'Please Enter Confirm Password',
  newWeak: 'Please enter strong password',
  confirmWeak: 'Please enter strong password.',
  notNew: 'Current and new passwords must be different',
  mismatch: 'New and confirm passwords should be same',
  maybeChanged: 'The change may still have gone through. If it did, log in with the new password.',
});
