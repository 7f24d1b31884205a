// Imported from the elements, not from the core: the console would bundle a second core, which knows neither language
// nor configuration.
import { texts } from '../elements/texts.ts';

/** The elements' text for links that open a new tab. Under the same key, translations and replacements apply to both. */
export const tKit = texts('kit', { newTab: 'opens in a new tab' });

export const tPage = texts('page', { notFound: 'Page not found' });

export const t = texts('host', {
  onThisPage: 'On this page',
  skip: 'Skip to content',

  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  subscriptionTerms: 'Subscription Terms & Conditions',
  dataProcessing: 'Data Processing Terms',
  referralTerms: 'Referral policy',
  voiceServicesTerms: 'Voice-services terms',

  language: 'Language',

  notFoundTitle: '404 Page not found',
  notFoundText: "Sorry, we couldn't find the page you were looking for. Please contact the team to request access.",
  home: 'Back to home',
  openedAddress: 'This address was opened. You can correct it:',
  openAddress: 'Open',

  lostTitle: 'This page could not be loaded completely',
  lostText: 'Please check your connection, then try again.',
  tryAgain: 'Try again',
});
