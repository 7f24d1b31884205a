import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

// The journeys' own `test` reads it, in every process of the run.
process.env.ENGINE = 'webkit';

/** It is ten times slower than the others, so it runs a choice. */
const chosen = [
  'embed/embed.spec.ts',
  'callback/*.spec.ts',
  'checkout/checkout-redirect.spec.ts',
  'embed/server-drawing.spec.ts',
  'login/login.spec.ts',
  'passwords/reset-password.spec.ts',
  'payment-link/*.spec.ts',
  'seats/seats-csv.spec.ts',
  'signup/signup-otp.spec.ts',
];

/** The journeys in WebKit, the engine of Safari: a part of `npm run test:engines`. */
export default defineConfig({
  ...base,
  // Its screen, its browser and its driver start anew for each journey.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {},
  projects: [
    {
      name: 'webkit',
      testDir: fileURLToPath(new URL('journeys', import.meta.url)),
      // Open: a card popup that is closed at once leaves the page of a payment link waiting, here alone.
      grepInvert: /when the user closes the popup a failure is logged/,
      testMatch: chosen,
    },
  ],
});
