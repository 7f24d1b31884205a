import { textIn, type Localized } from '../../core/config/text.ts';
import type { Problem } from '../../core/state/problem.ts';
import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('seats', {
  unassignTitle: 'Unassign user?',
  unassignText: 'The unassigned user will not be able to use the product.',
  unassignFacts: '{user}, seat {seat}',
  unassignManyTitle: { one: 'Unassign {count} user?', other: 'Unassign {count} users?' },
  unassignManyText: 'The unassigned users will not be able to use the product.',
  confirm: 'Confirm',
  unassigning: 'Unassigning…',
  ok: 'Ok',

  assignFailed: 'Seat assignment failed',
  assignFailedText: 'Assigning seat for {email} has failed. Please try again later.',
  changeFailed: 'Changing seat-assignment failed',
  changeFailedText: 'Changing seat-assignment from {old} to {new} has failed. Please try again later.',
  unassignFailed: 'Seat unassignment failed',
  unassignFailedText: 'Unassigning seat for the user has failed. Please try again later.',
  unassignedSome: '{done} of {count} seats were unassigned. These seats still have their users:',
  maybeDone: 'The change may still have gone through. Check the refreshed list.',
  limit: 'Seat Limit Reached',
  limitText: 'All the available seats are fully assigned, please reach out to your contact for support.',

  removed: 'Access to product removed for {user}',
  removedMany: {
    one: 'Access to product removed for {count} user',
    other: 'Access to product removed for {count} users',
  },
  assignedTo: 'Assigned seat to user {email}',
  changed: 'Changed seat-assignment from {old} to {new}',
  assignedMany: 'Assigned seats to {count} users',

  assignTitle: 'Assign user',
  changeTitle: 'Change user',
  seat: 'Seat',
  present: 'Current user',
  emailHelp: 'The person who will use the product.',
  emailInvalid: "Please enter a valid email address by complying to email-address rule of having '@'",
  emailTooLong: 'Invalid input. Email-id too long!',
  seatTaken: 'User already has the seat assigned into this subscription',
  next: 'Continue',
  looking: 'Looking…',

  found: 'There is a user with this email:',
  confirmUser: 'This is the right person',
  confirmFirst: 'Confirm the user to go on.',

  unknown: 'There is no user with this email yet. We will create one and email them a link to set a password.',
  name: 'Full name',
  nameInvalid: 'The name may contain only letters and spaces.',
  nameTooLong: 'Please enter a name of at most 100 characters.',
  mobile: 'Mobile number',
  mobileHelp: 'Digits only.',
  selectCountry: 'Select',
  fillFirst: 'Enter a name and select a country.',

  assign: 'Assign',
  assigning: 'Assigning…',
  changing: 'Changing…',
});

/** The message if no answer came: adds that the change may have gone through all the same (NET-03). */
export const maybeDone =
  (problem: Problem): Localized =>
  (language) =>
    `${textIn(problem.text, language)}\n${text('maybeDone', {}, language)}`;
