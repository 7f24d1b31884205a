import { viewTexts } from '../kit/language.ts';

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

  deleteQuestion: 'Do you want to delete your account?',
  deleteStops: 'Your subscriptions stop within 72 hours.',
  deleteNoRefund: 'There are no refunds.',
  deleteSixMonths: 'You can register again with the same email and phone number only after 6 months.',
  deleteList: 'Subscriptions that end with the account',
  deleteNone: 'You have no subscriptions.',
  deleteExpiry: 'Expires on',
  deleting: 'Sending your request…',
  deleteFailedTitle: 'Delete account failed',
  deleteFailed: 'Your request could not be processed at this moment. Please try again later.',
  deleteMaybe: 'The request may still have gone through.',
  ok: 'Ok',
});
