import { texts } from '../../core/config/text.ts';

export const text = texts('password', {
  weak: 'Please Enter Strong Password.',
  tooLong: 'Please enter a password of at most {most} characters.',
});
