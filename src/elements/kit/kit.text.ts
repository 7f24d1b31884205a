import { texts } from '../../core/config/text.ts';

export const t = texts('kit', {
  viewFailed: 'This part of the page could not be shown. Please reload the page. (Code: view)',
  stepLost: 'The next step could not be loaded. Please try again, or reload the page.',
  tryAgain: 'Try again',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  countryCode: 'Country code',
  ruleLength: 'At least 8 Characters',
  ruleUppercase: '1 UPPERCASE',
  ruleLowercase: '1 lowercase',
  ruleDigit: '1 Numeral',
  loading: 'Loading',
  dismiss: 'Dismiss',
  fieldsToMend: '{count} fields need your attention.',
  oneFieldToMend: 'One field needs your attention.',
  close: 'Close',
  cancel: 'Cancel',
  actions: 'Actions',
  details: 'Details',
  detailsOf: 'Details of {name}',
});
