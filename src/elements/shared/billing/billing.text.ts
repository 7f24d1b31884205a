import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('billing', {
  fullName: 'Full Name',
  taxNumber: 'Tax number',
  chooseCountry: 'Select',
  countriesFailed: 'The countries could not be loaded.',
  address: 'Billing Address',
  state: 'State',
  city: 'City',
  postalCode: 'Zip/Postal Code',
  loadingList: 'Loading the list…',
  listFailed: 'The list could not be loaded: please type it.',
  saving: 'Saving…',
  maybeSaved: 'The change may still have been saved. You can safely save it again.',
  nameMissing: 'Please Enter Full Name',
  nameTooLong: 'Please enter a name of at most 100 characters',
  addressMissing: 'Please enter your Address',
  postalCodeMissing: 'Please enter your Postal Code',
  stateMissing: 'Please enter your State',
  cityMissing: 'Please enter your City',
  countryMissing: 'Please select your country.',
});
