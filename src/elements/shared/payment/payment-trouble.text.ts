import { texts } from '../../../core/config/text.ts';

/** What is said where what pays can't be loaded. */
export const t = texts('payment', {
  notLoaded: 'Oops, Something went wrong. Please contact the team.',
});
