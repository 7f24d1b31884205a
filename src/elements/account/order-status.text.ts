import { texts } from '../../core/config/text.ts';

export const text = texts('orders', {
  paid: 'Paid',
  success: 'Success',
  pending: 'Pending',
  failed: 'Failed',
  notPaid: 'Not paid',
});
