import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../support/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { executablePath, args } = await launchOptions();

/** Journeys and checks against what was built: `npm run build` and `npm run build:storybook` come first. */
export default defineConfig({
  testDir: root,
  testMatch: [],
  outputDir: `${root}test-results`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once; what needs the second try is named in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // A journey's page is gone before its scripts would gain from being optimised: a tenth of the time.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt'] },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'output', testDir: `${root}tests/e2e`, testMatch: 'output/*.spec.ts' },
    { name: 'host', testDir: `${root}tests/host`, testMatch: '**/*.spec.{ts,tsx}' },
    {
      name: 'e2e',
      testDir: `${root}tests/e2e`,
      testMatch: '**/*.spec.{ts,tsx}',
      testIgnore: ['**/stories.spec.ts', '**/output/**'],
    },
    { name: 'stories', testDir: `${root}tests/e2e`, testMatch: '**/stories.spec.ts' },
  ],
});
