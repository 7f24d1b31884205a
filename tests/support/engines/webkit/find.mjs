import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onPath } from '../../on-path.mjs';

export const windowScript = fileURLToPath(new URL('window.py', import.meta.url));
/** The distribution's Python: others on the PATH lack GTK. */
export const python = '/usr/bin/python3';

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
