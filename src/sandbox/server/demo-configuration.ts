import type { ConfigurationInput } from '../../core/config/keys.ts';
import { identityClientId } from '../identity/client.ts';

/** `serviceUrl` is the sandbox's URL without a trailing slash, or '' if the page has the same origin. */
export function demoConfiguration(serviceUrl: string, consoleUrl = serviceUrl): ConfigurationInput {
  return {
    serviceBase: serviceUrl,
    consoleUrl,
    contact: { phone: '+1 202 555 0100', email: 'support@example.com', offices },
    links: {
      terms: 'https://example.com/terms',
      privacy: 'https://example.com/privacy',
      subscriptionTerms: 'https://example.com/subscription-terms',
      dataProcessing: 'https://example.com/data-processing',
      referralTerms: 'https://example.com/referral-terms',
      voiceServicesTerms: 'https://example.com/voice-services-terms',
      developerPortal: 'https://developer.example.com',
      social: {
        twitter: 'https://twitter.com/example',
        facebook: 'https://facebook.com/example',
        instagram: 'https://instagram.com/example',
        youtube: 'https://youtube.com/@example',
        linkedin: 'https://linkedin.com/company/example',
      },
    },
    partners: Object.entries(partners).map(([file, name]) => ({ name, logo: `${serviceUrl}/partners/${file}.svg` })),
    sso: { authorizeUrl: `${serviceUrl}/sandbox/identity/authorize`, clientId: identityClientId },
    payments: { cardWidgetUrl: `${serviceUrl}/sandbox/card/checkout.js`, provider: 'Samplepay' },
  };
}

const offices = [
  {
    name: 'Global (India)',
    email: 'india@example.com',
    phone: '+91 00000 00100',
    address: '12 Example Park, Bengaluru\u00a0560000, India',
  },
  {
    name: 'United Kingdom',
    email: 'uk@example.com',
    phone: '+44 20 7946 0100',
    address: '34 Example Street, London EX1\u00a02PL, United Kingdom',
  },
  { name: 'United States', email: 'us@example.com', phone: '+1 202 555 0142', address: '' },
];

const partners = {
  aldersea: 'Aldersea Imaging',
  quillbrook: 'Quillbrook Clinics',
  tarnmoor: 'Tarnmoor Labs',
  ferncastle: 'Ferncastle Health',
  vellmark: 'Vellmark Radiology',
};
