import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { cdn } from './src/build/cdn.ts';
import { dev } from './src/build/dev.ts';
import { prerenderedBy } from './src/build/outputs.ts';
import { host } from './src/build/host.ts';
import { lib, node } from './src/build/lib.ts';
import { loader } from './src/build/loader.ts';
import { readRows } from './tests/specification/coverage.mjs';
import { browserWorkers, launchOptions, nodeWorkers } from './tests/support/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const builds: Record<string, (root: string) => ViteUserConfig | Promise<ViteUserConfig>> = {
  lib,
  node,
  cdn,
  loader,
  host,
  dev,
};
const underTest = process.env.VITEST === 'true';

/** `vite build --mode lib | node | cdn | loader | host`, `vite --mode dev`; without a mode it is what vitest and Storybook start from. */
export default defineConfig(async ({ mode }) => ({
  cacheDir: join(root, '.cache/vite'),
  // On a page with RequireJS a UMD package would give itself to the page, and not to us (HOST-05).
  define: {
    'define.amd': 'undefined',
    __DICT_DEVELOPMENT__: JSON.stringify(mode === 'dev' || !Object.hasOwn(builds, mode)),
    ...prerenderedBy(root),
  },
  ...(await builds[mode]?.(root)),
  test: { tags: tags(), projects: underTest ? [inNode(), await elementsInBrowser(), await kitInBrowser()] : [] },
}));

/** A test names the rows of the specification that it proves as its tags; another tag than these is an error. */
const tags = () => [
  ...readRows().map(({ id, sentence }) => ({ name: id, description: sentence })),
  { name: 'all', description: 'Runs in `npm run test:all` alone: another test proves its rows in `npm test`.' },
];

/** True if one file runs alone (`npm run test:one`): short time limits show a failure within seconds. */
const isAlone = process.env.ALONE === '1';

// Tests with generated cases take long on two busy cores.
const testTimeout = 60_000;

function inNode() {
  return {
    extends: true as const,
    test: {
      name: 'node',
      environment: 'node',
      testTimeout,
      hookTimeout: testTimeout,
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // A process for each file would spend half of its time on loading the same modules.
      isolate: false,
      setupFiles: ['tests/support/fresh-page.ts'],
      // By default Vitest leaves one core free, but `npm test` has no other use for it once the builds are done.
      maxWorkers: nodeWorkers,
    },
  };
}

/**
 * The tests of the elements, with the React that visitors get. Motion is reduced, as in the journeys: its frames took a
 * sixth of the processor's time. Tests of a motion turn it on.
 */
export async function elementsInBrowser() {
  const { test, optimizeDeps, ...rest } = await inBrowser('browser', 'reduce');
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  return {
    ...rest,
    oxc: { jsx: { development: false } },
    optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define } } },
    test: { ...test, include: ['tests/components/**/*.test.{ts,tsx}'], exclude: [kit] },
  };
}

/** The tests of the kit, with motion, and with React's development build, which Testing Library needs. */
async function kitInBrowser() {
  const { test, ...rest } = await inBrowser('browser-kit', 'no-preference');
  return { ...rest, test: { ...test, include: [kit] } };
}

const kit = 'tests/components/elements/kit/*.test.{ts,tsx}';

async function inBrowser(name: string, reducedMotion: 'reduce' | 'no-preference') {
  return {
    extends: true as const,
    // Chromium keeps 2 MB in the temporary folder for every module that it asks for again and hears is not modified
    // (vitest-dev/vitest#9437): 2 GB in one run, and where there is less the browser breaks off. So it does not ask again in one
    // run, and asks for all anew where files are watched.
    server: { headers: { 'Cache-Control': process.argv.includes('run') ? 'max-age=3600' : 'no-store' } },
    // Lists the dependencies, because one that is found late would reload the page under a running test.
    optimizeDeps: {
      include: [
        '@nanostores/react',
        '@testing-library/react',
        '@testing-library/user-event',
        'ofetch',
        'papaparse',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
    test: {
      name,
      testTimeout,
      // Long enough for two busy cores, and short enough that a test with a renamed button fails within seconds.
      expect: { poll: { timeout: isAlone ? 8000 : 15_000 } },
      retry: 1,
      setupFiles: ['tests/components/support/page-natives.ts', 'tests/components/support/failures.ts'],
      maxWorkers: browserWorkers,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        api: { host: '127.0.0.1', port: 0 },
        provider: playwright({
          launchOptions: await launchOptions(),
          contextOptions: { reducedMotion },
          actionTimeout: isAlone ? 8000 : 10_000,
        }),
        commands: { accessibleTree },
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

const accessibleTree: BrowserCommand<[]> = ({ iframe }) => iframe.locator('body').ariaSnapshot();
