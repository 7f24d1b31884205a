import { texts } from '../../core/format/text.ts';

/** The words inside the parts that a signup does without. */
export const t = texts('kit', {
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  showFirst: 'Show the first',
  actions: 'Actions',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: '{position} of {count}',
});
