import { execFileSync } from 'node:child_process';
import { findFirefox } from './firefox/firefox.mjs';
import { findWebKit } from './webkit/find.mjs';

/** The other engines: which version is here, null where none is, and what runs the journeys in it. */
export const engines = [
  {
    name: 'Firefox',
    version: versionOfFirefox(findFirefox()),
    config: 'tests/firefox.config.ts',
    install: 'apt-get install firefox-esr',
  },
  {
    name: 'WebKitGTK',
    version: findWebKit(),
    config: 'tests/webkit.config.ts',
    install: 'apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  },
];

function versionOfFirefox(path) {
  if (!path) return null;
  return /[\d.]+/.exec(execFileSync(path, ['--version']).toString())?.[0] ?? null;
}
