import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';
import { inShort } from './support/engines/chosen.ts';
import { findFirefox, firefoxUse } from './support/engines/firefox/firefox.mjs';

/** The journeys in Firefox: a part of `npm run test:engines`. */
export default defineConfig({
  ...base,
  workers: 2,
  use: { locale: 'en-GB', timezoneId: 'Europe/London' },
  projects: [
    {
      name: 'firefox',
      testDir: fileURLToPath(new URL('journeys', import.meta.url)),
      testMatch: process.env.ENGINES === 'short' ? inShort.firefox : '**/*.spec.ts',
      testIgnore: 'stories/**',
      use: firefoxUse(findFirefox()),
    },
  ],
});
