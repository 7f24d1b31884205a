import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { asked } from './pages.ts';

/** Opens the builds of the fixtures in a browser, for `npm run test:frameworks`. */
export default defineConfig({
  ...base,
  testDir: '.',
  // `vue.spec.ts` is about that fixture alone.
  testMatch: process.env.VARIANT ? ['bytes.spec.ts'] : ['signup.spec.ts', ...asked.map((name) => `${name}.spec.ts`)],
  workers: 1,
  projects: [{ name: 'frameworks' }],
});
