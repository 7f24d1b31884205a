import { section } from '../row.ts';
import { surroundings, login, organizations, panel, secondFactor, sso } from '../tests.ts';

const { screen } = section('access.md', '1');

export const rows = [
  screen('a free trial of dictation without a credit card: 55+ specialties, 99% accuracy', panel('dictation says')),
  screen('a voice-services product with APIs and SDKs', panel('voice services say')),
  screen(
    'enterprise users in several organisations; administrators browse them',
    organizations('console.md 2.5: OrgId'),
  ),
  screen(
    'sign-in by mobile number or email plus password',
    login('a mobile number opens the account'),
    secondFactor('ORG07'),
  ),
  screen('sign-in with a Microsoft work account', sso('a Microsoft sign-in opens the subscriptions')),
  screen('the footer: support phone {phone}, support email {email}', surroundings('the support phone and email')),
  screen(
    'the footer: terms, privacy policy, subscription terms, data-processing terms, referral policy, voice-services terms',
    surroundings('links to all six terms'),
  ),
];
