import { defineElement, type Attribute } from '../runtime/element.ts';

export const installGuideAttributes = {
  app: {
    kind: 'choice',
    choices: ['windowsapp', 'webapp', 'chromeplugin', 'mobileapp', 'mic'],
    default: 'windowsapp',
    says: 'The app that the guide is for.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The installation guides. console.md section 2.6; decisions.md section 5 for the mic guide's path. */
export const installGuide = defineElement({
  tag: 'dict-install-guide',
  says: 'Leads through the installation of one app, step by step.',
  attributes: installGuideAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '640px',
  routes: [
    {
      path: '/installationguide/windowsapp',
      page: 'Installation guide',
      guard: 'signed-in',
      attributes: () => ({ app: 'windowsapp' }),
    },
    {
      path: '/installationguide/webapp',
      page: 'Installation guide',
      guard: 'signed-in',
      attributes: () => ({ app: 'webapp' }),
    },
    {
      path: '/installationguide/chromeplugin',
      page: 'Installation guide',
      guard: 'signed-in',
      attributes: () => ({ app: 'chromeplugin' }),
    },
    {
      path: '/installationguide/mobileapp',
      page: 'Installation guide',
      guard: 'signed-in',
      attributes: () => ({ app: 'mobileapp' }),
    },
    {
      path: '/installationguide/dictationmic',
      page: 'Installation guide',
      guard: 'signed-in',
      attributes: () => ({ app: 'mic' }),
    },
  ],
  view: () => import('./InstallGuide.tsx'),
});
