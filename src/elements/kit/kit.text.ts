import { texts } from '../../core/config/text.ts';

/** The words inside the controls themselves. */
export const t = texts('kit', {
  signedOut: 'You are signed out.',
  signIn: 'Log in',
  viewFailed: 'This part of the page could not be shown. Please reload the page. (Code: view)',
  stepLost: 'The next step could not be loaded. Please try again, or reload the page.',
  tryAgain: 'Try again',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  countryCode: 'Country code',
  loading: 'Loading',
  fieldsToMend: '{count} fields need your attention.',
  oneFieldToMend: 'One field needs your attention.',
  noMatches: 'No matches found',
  matches: '{count} matches',
  oneMatch: 'One match',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  actions: 'Actions',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: '{position} of {count}',
});
