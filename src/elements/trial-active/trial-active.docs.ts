import type { DocsOf } from '../runtime/element-docs.ts';
import type { trialActive } from './trial-active.element.ts';

export const docs: DocsOf<typeof trialActive> = {
  description: 'Tells that the trial has begun, until when, and what to do next.',
};
