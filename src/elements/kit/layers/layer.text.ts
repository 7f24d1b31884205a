import { texts } from '../../../core/config/text.ts';

export const t = texts('kit', {
  close: 'Close',
  cancel: 'Cancel',
  actions: 'Actions',
  details: 'Details',
  detailsOf: 'Details of {name}',
});
