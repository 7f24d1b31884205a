import { defineElement } from '../runtime/element.ts';

/** Downloads of the apps. CON-2.6. */
export const installation = defineElement({
  tag: 'dict-installation',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  view: () => import('./Installation.tsx'),
});
