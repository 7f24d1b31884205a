import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';
import { inShort, inWebKit } from './support/engines/chosen.ts';

// The journeys' own `test` reads it, in every process of the run.
process.env.ENGINE = 'webkit';

/** The journeys in WebKit, the engine of Safari: a part of `npm run test:engines`. */
export default defineConfig({
  ...base,
  workers: 2,
  // Its screen, its browser and its driver start anew for each journey.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {},
  projects: [
    {
      name: 'webkit',
      testDir: fileURLToPath(new URL('journeys', import.meta.url)),
      testMatch: process.env.ENGINES === 'short' ? inShort.webkit : inWebKit,
    },
  ],
});
