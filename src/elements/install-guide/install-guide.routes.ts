import type { Route } from '../runtime/element.ts';

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  { path: '/installationguide/windowsapp', page: 'Installation guide', attributes: () => ({ app: 'windowsapp' }) },
  { path: '/installationguide/webapp', page: 'Installation guide', attributes: () => ({ app: 'webapp' }) },
  { path: '/installationguide/chromeplugin', page: 'Installation guide', attributes: () => ({ app: 'chromeplugin' }) },
  { path: '/installationguide/mobileapp', page: 'Installation guide', attributes: () => ({ app: 'mobileapp' }) },
  { path: '/installationguide/dictationmic', page: 'Installation guide', attributes: () => ({ app: 'mic' }) },
];
