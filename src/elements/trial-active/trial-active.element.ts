import { defineElement } from '../runtime/element.ts';

/** Registration success. access.md section 2, `/congratulation`; console.md section 2.13. */
export const trialActive = defineElement({
  tag: 'dict-trial-active',
  says: 'Tells that the trial has begun, until when, and what to do next.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '360px',
  routes: [{ path: '/congratulation', page: 'Congratulations', guard: 'signed-in', navigation: 'hidden' }],
  view: () => import('./TrialActive.tsx'),
});
