import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('referral-activated', {
  title: 'Referral Activated! You just earned 30 days.',
  text: 'Subscribe to any plan and claim your 30 day FREE extension.',
  subscribe: 'Subscribe Now',
  later: 'Not right now',
});
