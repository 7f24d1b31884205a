import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** Opens the builds of the fixtures in a browser, for `npm run test:frameworks`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: process.env.VARIANT ? 'bytes.spec.ts' : 'signup.spec.ts',
  workers: 1,
  projects: [{ name: 'frameworks' }],
});
