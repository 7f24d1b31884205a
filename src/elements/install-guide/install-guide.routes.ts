import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/installationguide/windowsapp', page: 'guide', attributes: () => ({ app: 'windowsapp' }) },
  { path: '/installationguide/webapp', page: 'guide', attributes: () => ({ app: 'webapp' }) },
  { path: '/installationguide/chromeplugin', page: 'guide', attributes: () => ({ app: 'chromeplugin' }) },
  { path: '/installationguide/mobileapp', page: 'guide', attributes: () => ({ app: 'mobileapp' }) },
  { path: '/installationguide/dictationmic', page: 'guide', attributes: () => ({ app: 'mic' }) },
];
