import { texts } from '../../core/config/text.ts';

/** What can be wrong with the form: loaded with the rules, once it is drawn. */
export const t = texts('signup', {
  nameMissing: 'Please Enter Full Name',
  mobileMissing: 'Please Enter Mobile Number',
  mobileWrong: 'Please Enter Correct Mobile Number',
  emailMissing: 'Please Enter Email ID',
  emailWrong: 'Invalid Email Address',
  passwordMissing: 'Please Enter Password',
  passwordWeak: 'Please Enter Strong Password.',
});
