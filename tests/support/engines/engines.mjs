import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../on-path.mjs';
import { findWebKit } from './webkit/find.mjs';

/** Path of Firefox: `FIREFOX_PATH`, or found on the PATH; null if there is none. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  return onPath('firefox-esr') ?? onPath('firefox') ?? null;
}

function versionOfFirefox() {
  const path = findFirefox();
  return path && (/[\d.]+/.exec(execFileSync(path, ['--version']).toString())?.[0] ?? null);
}

/** The other engines, each with its installed version (null if it or a tool to drive it is missing). */
export const engines = [
  { id: 'firefox', name: 'Firefox', version: versionOfFirefox(), install: 'apt-get install firefox-esr' },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    version: findWebKit(),
    install: 'apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  },
];
