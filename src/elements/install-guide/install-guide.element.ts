import { defineElement, type Attribute, type DocsOf } from '../runtime/element.ts';

export const installGuideAttributes = {
  app: { kind: 'enum', choices: ['windowsapp', 'webapp', 'chromeplugin', 'mobileapp', 'mic'], default: 'windowsapp' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const installGuide = defineElement({
  tag: 'dict-install-guide', // CON-2.6
  attributes: installGuideAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { guide: 'Installation guide' },
  routes: [
    { path: '/installationguide/windowsapp', page: 'guide', attributes: () => ({ app: 'windowsapp' }) },
    { path: '/installationguide/webapp', page: 'guide', attributes: () => ({ app: 'webapp' }) },
    { path: '/installationguide/chromeplugin', page: 'guide', attributes: () => ({ app: 'chromeplugin' }) },
    { path: '/installationguide/mobileapp', page: 'guide', attributes: () => ({ app: 'mobileapp' }) },
    { path: '/installationguide/dictationmic', page: 'guide', attributes: () => ({ app: 'mic' }) }, // DEC-5.3
  ],
  view: () => import('./InstallGuide.tsx'),
});

export const docs: DocsOf<typeof installGuide> = {
  description: 'Leads through the installation of one app, step by step.',
  attributes: { app: 'The app that the guide is for.' },
};
