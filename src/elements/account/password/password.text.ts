import { texts } from '../../../core/config/text.ts';

/** Texts of the password change (CON-5, CON-8). */
export const t = texts('account', {
  passwordTitle: 'Change Password',
  existingPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral',
  existingMissing: 'Please Enter Existing Password',
  newMissing: 'Please Enter New Password',
  confirmMissing: 'Please Enter Confirm Password',
  newWeak: 'Please enter strong password',
  confirmWeak: 'Please enter strong password.',
  notNew: 'Current and new passwords must be different',
  mismatch: 'New and confirm passwords should be same',
  failed: 'Something went wrong. Please contact the team.',
  maybeChanged: 'The change may still have gone through. If it did, log in with the new password.',
});
