import { texts } from '../../core/config/text.ts';

/** Separate from `signup.text.ts`, because these texts are loaded with the rules, after the first rendering. */
export const text = texts('signup', {
  nameMissing: 'Please Enter Full Name',
  mobileMissing: 'Please Enter Mobile Number',
  mobileWrong: 'Please Enter Correct Mobile Number',
  emailMissing: 'Please Enter Email ID',
  emailWrong: 'Invalid Email Address',
  passwordMissing: 'Please Enter Password',
});
