import { texts } from '../../../core/config/text.ts';

/** Apart from `payment.text.ts`, which is loaded with the payment's own views. */
export const t = texts('payment', {
  notLoaded: 'Oops, Something went wrong. Please contact the team.',
});
