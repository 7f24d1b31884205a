import { texts } from '../../../core/config/text.ts';

/** The words of what lies over a screen, and of the actions in its rows. */
export const t = texts('kit', {
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  actions: 'Actions',
  details: 'Details',
  detailsOf: 'Details of {name}',
});
