import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const windowScript = fileURLToPath(new URL('window.py', import.meta.url));
/** The distribution's own: another Python on the PATH does not know GTK. */
export const python = '/usr/bin/python3';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .some((folder) => existsSync(join(folder, name)));

/** The version of WebKitGTK, where all that drives it is installed too; null otherwise. */
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
