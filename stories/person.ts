import { seedPassword } from '../src/sandbox/seed/documented-users.ts';

/** Whom tests and stories are about, where it is none of the sandbox's own users. She has no account there yet. */
export const person = {
  fullName: 'Ada Example',
  email: 'ada@new.example',
  mobile: '9876543210',
  password: seedPassword,
};

/** As the signup form leaves her, once her OTP is asked for. */
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
  trial: { productName: 'dictation', planId: '-1', billingCycleId: '-1' },
};
