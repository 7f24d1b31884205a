import { texts } from '../../core/config/text.ts';

export const text = texts('stage', {
  live: 'Live',
  trial: 'Trial',
  trialExpired: 'Trial expired',
  trialExtended: 'Trial extended',
  cancelled: 'Cancelled',
  onHold: 'OnHold',
  disposed: 'Disposed',
});
