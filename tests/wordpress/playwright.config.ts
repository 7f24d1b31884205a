import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** For `npm run test:wordpress`: all tests share one WordPress. */
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
