import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['firefox-esr', 'firefox'];

/** Firefox on this machine: `FIREFOX_PATH`, or one on the PATH. Null where there is none. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...onPath].find((file) => file && existsSync(file)) ?? null;
}

/** What a Playwright project uses to run in it. */
export const firefoxUse = (path) => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('bridge.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: path ?? '' },
    firefoxUserPrefs: {
      // Playwright's driver sets neither of both for a page.
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
      // No name but this machine's resolves: a test can't reach the network, not even by mistake.
      'network.dns.disabled': true,
      // What a visitor's tab asks for beside the page: no icon, no viewer of JSON.
      'browser.chrome.site_icons': false,
      'devtools.jsonview.enabled': false,
      // As in Chromium under Playwright: no page is kept alive behind the one that is shown, where no driver sees it come back.
      'browser.sessionhistory.max_total_viewers': 0,
      'fission.bfcacheInParent': false,
      // The driver's pointer reaches no frame of another site in a process of its own.
      'fission.autostart': false,
      // A page is gone too soon to gain from processes that wait for the next one.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
  },
});
