import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from '../../../playwright.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The pictures of `npm run shots`; shots.mjs names the project. */
export default defineConfig({
  ...base,
  retries: 0,
  projects: [
    {
      name: 'stories',
      testDir: fileURLToPath(new URL('../../journeys/stories', import.meta.url)),
      testMatch: 'pictures.spec.ts',
      snapshotPathTemplate: `${process.env.PICTURES ?? here}/{arg}{ext}`,
    },
    { name: 'readme', testDir: here, testMatch: 'readme.ts' },
    { name: 'screens', testDir: here, testMatch: 'screens.ts' },
  ],
});
