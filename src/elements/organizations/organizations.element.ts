import { defineElement } from '../runtime/element.ts';

/** The organisations of an administrator. CON-2.5. */
export const organizations = defineElement({
  tag: 'dict-organizations',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  view: () => import('./Organizations.tsx'),
});
