import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const windowScript = fileURLToPath(new URL('window.py', import.meta.url));
/** The distribution's Python: others on the PATH lack GTK. */
export const python = '/usr/bin/python3';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .some((folder) => existsSync(join(folder, name)));

/** The version of WebKitGTK; null if it or one of the tools to drive it is missing. */
export function findWebKit() {
  if (!['WebKitWebDriver', 'Xvfb'].every(onPath)) return null;
  try {
    return execFileSync(python, [windowScript, '--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
