import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** `npm run test:wordpress` comes here: one WordPress for all of it. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  timeout: 120_000,
  use: { ...base.use, actionTimeout: 20_000 },
  projects: [{ name: 'wordpress' }],
});
