import { defineElement, type Attribute } from '../runtime/element.ts';

export const installGuideAttributes = {
  app: {
    kind: 'enum',
    choices: ['windowsapp', 'webapp', 'chromeplugin', 'mobileapp', 'mic'],
    default: 'windowsapp',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The installation guides. CON-2.6; DEC-5.3 for the mic guide's path. */
export const installGuide = defineElement({
  tag: 'dict-install-guide',
  attributes: installGuideAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '640px',
  isProtected: true,
  view: () => import('./InstallGuide.tsx'),
});
