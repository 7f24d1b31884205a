import { brandSlots, defineElement, type DocsOf } from '../runtime/element.ts';

export const trialActive = defineElement({
  tag: 'dict-trial-active', // ACC-2, CON-2.13
  attributes: {},
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { trialActive: 'Congratulations' },
  routes: [{ path: '/congratulation', page: 'trialActive', navigation: 'hidden' }],
  view: () => import('./TrialActive.tsx'),
});

export const docs: DocsOf<typeof trialActive> = {
  description: 'Tells that the trial has begun, until when, and what to do next.',
  slots: brandSlots,
};
