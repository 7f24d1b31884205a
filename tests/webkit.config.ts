import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { inShort } from './firefox.config.ts';

// Tells the tests their engine, in every process of the run.
process.env.ENGINE = 'webkit';

// Not all journeys, because WebKit is ten times slower here than the other engines.
const chosen = [
  'checkout/checkout.spec.ts',
  'checkout/payment-tabs.spec.ts',
  'embed/{embed,needed}.spec.ts',
  'embed/payment-embed.spec.ts',
  'fields/fields.spec.ts',
  'login/{login,sso}.spec.ts',
  'nav/*.spec.ts',
  'passwords/*.spec.ts',
  'payment-link/*.spec.ts',
  'seats/seats.spec.ts',
  'signup/signup.spec.ts',
  'subscriptions/subscriptions.spec.ts',
];

/** The journeys in WebKit, the engine of Safari: a part of `npm run test:engines`. */
export default defineConfig({
  ...base,
  workers: 2,
  use: {},
  projects: [
    {
      name: 'webkit',
      testDir: fileURLToPath(new URL('journeys', import.meta.url)),
      testMatch: process.env.ENGINES === 'short' ? inShort : chosen,
    },
  ],
});
