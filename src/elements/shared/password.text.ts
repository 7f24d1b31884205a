import { texts } from '../../core/config/text.ts';

/** Errors of passwords that several forms ask for. */
export const t = texts('password', {
  weak: 'Please Enter Strong Password.',
  tooLong: 'Please enter a password of at most {most} characters.',
});
