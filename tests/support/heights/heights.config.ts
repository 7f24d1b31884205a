import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from '../../../playwright.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** For `npm run heights`. */
export default defineConfig({
  ...base,
  retries: 0,
  globalSetup: `${here}measured.ts`,
  globalTeardown: `${here}write.ts`,
  projects: [{ name: 'heights', testDir: here, testMatch: 'measure.ts' }],
});
