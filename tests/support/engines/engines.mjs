import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findFirefox } from './firefox/firefox.mjs';
import { findWebKit } from './webkit/find.mjs';

/**
 * The other engines, each with its installed version (null if there is none), missing parts ('' if complete), and its
 * configuration of Playwright.
 */
export const engines = [
  engine({
    id: 'firefox',
    name: 'Firefox',
    version: versionOfFirefox(findFirefox()),
    oldest: oldestOf('firefox'),
    install: 'apt-get install firefox-esr',
  }),
  engine({
    id: 'webkit',
    name: 'WebKitGTK',
    version: findWebKit(),
    oldest: 0,
    install: 'apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  }),
];

function engine({ oldest, install, ...about }) {
  const { id, version } = about;
  const isOld = version && Number.parseInt(version, 10) < oldest;
  const missing = isOld ? `is older than ${oldest}, the oldest that is supported` : version ? '' : 'is not installed';
  return { ...about, config: `tests/${id}.config.ts`, missing: missing && `${missing} (${install})` };
}

function oldestOf(browser) {
  const { browserslist } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return Number(
    browserslist
      .find((line) => line.startsWith(`${browser} >= `))
      .split(' ')
      .at(-1),
  );
}

function versionOfFirefox(path) {
  if (!path) return null;
  return /[\d.]+/.exec(execFileSync(path, ['--version']).toString())?.[0] ?? null;
}
