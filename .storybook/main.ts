import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/web-components-vite';
import { browsers } from '../src/build/outputs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const workerFolder = `${root}.cache/msw`;

// The worker's script must match msw's version: it is generated here and not committed.
mkdirSync(workerFolder, { recursive: true });
const parts = [`${root}node_modules/msw/lib/mockServiceWorker.js`, `${root}.storybook/sandbox-frames.js`];
writeFileSync(`${workerFolder}/mockServiceWorker.js`, parts.map((file) => readFileSync(file, 'utf8')).join('\n'));

export default {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    workerFolder,
    { from: '../stories/pictures/screens', to: '/screens' },
    { from: '../src/sandbox/demo', to: '/demo' },
    { from: '../src/sandbox/demo/partners', to: '/partners' },
    // The demo pages load the elements as third-party pages do. Without a build they show the fallback content of the
    // tags.
    ...(existsSync(`${root}dist/cdn`) ? [{ from: '../dist/cdn', to: '/cdn' }] : []),
  ],
  // The sidebar begins with our guides, not with a list of tasks for people who set Storybook up.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, build: { ...config.build, target: browsers, chunkSizeWarningLimit: 3000 } }),
} satisfies StorybookConfig;
