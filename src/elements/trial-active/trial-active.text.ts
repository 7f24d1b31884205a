import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('trial-active', {
  title: 'Your trial subscription is active',
  until: 'You have access until {date}.',
  bonus: 'Bonus: Referral Activated - You will get extra 30 days free on your first purchase',
  included: 'What is included',
  platforms: 'Full access on all platforms',
  features: 'Macros, templates and vocabulary features',
  assistance: '24/7 assistance',
  accuracy: '99% accuracy',
  windows: 'Download for Windows (64-bit)',
  onPhone: 'Or scan to install the app on your phone',
  qrOf: 'QR code: {app}',
  toInstallation: 'Proceed to Installation',
  portal: 'Log in to the developer portal for your keys, the APIs and the SDKs.',
  toPortal: 'Proceed to Developer Portal',
});
