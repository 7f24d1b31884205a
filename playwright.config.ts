import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserWorkers, launchOptions } from './tests/support/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const { executablePath, args } = await launchOptions();

/** True if one file runs alone (`npm run test:one`): short time limits show a failure within seconds. */
const isAlone = process.env.ALONE === '1';

const pictures = (direction: 'ltr' | 'rtl') => ({
  name: `pictures, ${direction}`,
  testDir: `${root}tests/journeys/stories`,
  testMatch: 'pictures.spec.ts',
  snapshotPathTemplate: `${root}.cache/pictures/{arg}{ext}`,
  expect: { toMatchSnapshot: { maxDiffPixelRatio: 0.001 } },
  use: { direction },
});

/**
 * Journeys and checks against what was built: `npm run build` comes first, for `stories` also `npm run build:storybook`.
 * `npm test` runs `journeys` without the tests that are tagged `@all`; `npm run test:all` runs everything.
 */
export default defineConfig<object, { direction: 'ltr' | 'rtl' }>({
  testDir: root,
  testMatch: [],
  outputDir: `${root}test-results`,
  workers: browserWorkers,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once; what needs the second try is named in the report.
  retries: 1,
  timeout: 240_000,
  // Only a failure takes the whole time. 10 s were too short where the documentation loads twelve elements on a slow
  // machine.
  expect: { timeout: isAlone ? 8000 : 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: isAlone ? 8000 : 60_000,
    // Without optimisation, journeys take a tenth less time: their pages are gone before their scripts would gain from
    // it.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt'] },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  },
  projects: [
    // One project, because every further one would start its own workers and browsers.
    {
      name: 'journeys',
      testDir: `${root}tests`,
      testMatch: ['build/*.spec.ts', 'journeys/**/*.spec.{ts,tsx}'],
      testIgnore: 'journeys/stories/**',
    },
    {
      name: 'stories',
      testDir: `${root}tests/journeys/stories`,
      testMatch: '{stories,docs}.spec.ts',
      // The pages of the documentation that show twelve elements need 10 s of a fast core, and get only a share of a
      // slow one.
      expect: { timeout: isAlone ? 20_000 : 90_000 },
    },
    ...(process.env.SOAK ? (['ltr', 'rtl'] as const).map(pictures) : []),
  ],
});
