import { defineElement } from '../runtime/element.ts';

/** Registration success. ACC-2, `/congratulation`; CON-2.13. */
export const trialActive = defineElement({
  tag: 'dict-trial-active',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '360px',
  isProtected: true,
  view: () => import('./TrialActive.tsx'),
});
