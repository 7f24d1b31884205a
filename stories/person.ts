import { seedPassword } from '../src/sandbox/seed/documented-users.ts';

/** A fictional person for tests and stories, with no account in the sandbox. */
export const person = {
  fullName: 'Ada Example',
  email: 'ada@new.example',
  mobile: '9876543210',
  password: seedPassword,
};

/** A file of new users with an invalid row. */
export const team = {
  file: 'team.csv',
  rows: [
    ['Full Name', 'Email', 'Mobile', 'Country'],
    [person.fullName, person.email, '', 'Germany'],
    ['Fay Again', person.email, '', 'Germany'],
    ['', 'gus@', 'call me', 'Atlantis'],
  ],
};

/** The draft that the signup form stores once it has requested the code. */
export const signupDraft = {
  otpId: '4711',
  fullName: person.fullName,
  email: person.email,
  mobile: person.mobile,
  phoneCode: '+91',
  countryId: '1',
  countryName: 'India',
  wantsWhatsapp: false,
  referralCode: '',
  isReferralPrefilled: false,
  prefilledReferral: '',
  trial: { productName: 'dictation', planId: '-1', billingCycleId: '-1' },
};
