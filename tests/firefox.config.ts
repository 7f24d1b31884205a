import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { findFirefox } from './support/engines/engines.mjs';

// Tells the tests their engine, in every process of the run.
process.env.ENGINE = 'firefox';

/** The journeys that `npm run test:all` runs in Firefox and WebKit: three minutes for both engines. */
export const inShort = ['checkout/checkout.spec.ts', 'embed/embed.spec.ts'];

/** The journeys in Firefox: a part of `npm run test:engines`. */
export default defineConfig({
  ...base,
  workers: 2,
  projects: [
    {
      name: 'firefox',
      testDir: fileURLToPath(new URL('journeys', import.meta.url)),
      testMatch: process.env.ENGINES === 'short' ? inShort : '**/*.spec.ts',
      testIgnore: 'stories/**',
    },
  ],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: findFirefox() ?? '',
      firefoxUserPrefs: {
        // Reduced motion is a preference, because Playwright's driver can't set it for a page.
        'ui.prefersReducedMotion': 1,
        // Scrollbars take no room, as on phones and in the driver's Chromium.
        'ui.useOverlayScrollbars': 1,
        'intl.accept_languages': 'en-GB',
        // Only localhost resolves, so that no test can reach the network by mistake.
        'network.dns.disabled': true,
        // Tabs load nothing besides the page: neither its icon nor a viewer of JSON.
        'browser.chrome.site_icons': false,
        'devtools.jsonview.enabled': false,
        // Disables the back/forward cache, as Playwright does in Chromium: the driver doesn't see pages that return from it.
        'browser.sessionhistory.max_total_viewers': 0,
        'fission.bfcacheInParent': false,
        // Keeps cross-site frames in the page's process: the driver's pointer doesn't reach them in another one.
        'fission.autostart': false,
        // One process for pages, and none preloaded: more do not pay off for short-lived pages.
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
      },
    },
  },
});
