import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('contact', {
  title: 'Contact us',
  loading: 'Loading the ways to reach us',
  lead: 'We are happy to help, by email or by phone.',
  phone: 'Phone',
  address: 'Address',
  manager: 'Your account manager',
  managerName: 'Name',
  support: 'Support',
  notAdded: 'Not added',
  social: 'Follow us',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  legal: 'Legal',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  subscriptionTerms: 'Subscription Terms & Conditions',
  dataProcessing: 'Data Processing Terms',
});
