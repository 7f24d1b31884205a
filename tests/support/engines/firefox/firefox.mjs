import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['firefox-esr', 'firefox'];

/** Path of Firefox: `FIREFOX_PATH`, or found on the PATH; null if there is none. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...onPath].find((file) => file && existsSync(file)) ?? null;
}

export const firefoxUse = (path) => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('bridge.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: path ?? '' },
    firefoxUserPrefs: {
      // Set as preferences, because Playwright's driver can't set them for a page.
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
      // Only localhost resolves, so that no test can reach the network by mistake.
      'network.dns.disabled': true,
      // Disables requests that tabs make besides the page's own.
      'browser.chrome.site_icons': false,
      'devtools.jsonview.enabled': false,
      // Disables the back/forward cache, as Playwright does in Chromium: the driver doesn't see pages that return from it.
      'browser.sessionhistory.max_total_viewers': 0,
      'fission.bfcacheInParent': false,
      // The driver's pointer doesn't reach cross-site frames in other processes.
      'fission.autostart': false,
      // Preloaded processes don't pay off for short-lived pages.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
  },
});
