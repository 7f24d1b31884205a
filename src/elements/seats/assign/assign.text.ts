import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('seats', {
  assignTitle: 'Assign user',
  changeTitle: 'Change user',
  seat: 'Seat',
  present: 'Current user',
  emailHelp: 'The person who will use the product.',
  emailInvalid: "Please enter a valid email address by complying to email-address rule of having '@'",
  emailTooLong: 'Invalid input. Email-id too long!',
  seatTaken: 'User already has the seat assigned into this subscription',
  next: 'Next',
  looking: 'Looking…',
  lookedFirst: 'Enter the email and press Next.',

  found: 'There is a user with this email:',
  confirmUser: 'This is the right person',
  confirmFirst: 'Confirm the user to go on.',

  unknown: 'There is no user with this email yet. We will create one and email them a link to set a password.',
  name: 'Full name',
  nameInvalid: 'The name may contain only letters and spaces.',
  mobile: 'Mobile number',
  mobileHelp: 'Digits only.',
  selectCountry: 'Select',
  fillFirst: 'Enter a name and select a country.',

  assign: 'Assign',
  assigning: 'Assigning…',
  changing: 'Changing…',
});
