import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Installs the packages of the folder's own lock file, unless they are installed: a fixture's dependencies, or a tool that
 * only one command needs.
 */
export async function installPackages(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  // Not `npm ci`: if a registry lacks the binaries of other platforms, `ci` takes the lock file for outdated.
  await npm(folder, 'install', '--ignore-scripts');
  writeFileSync(stamp, lock);
}

/** Runs npm in a folder and returns its output; if it fails, throws the output. */
export async function npm(folder, ...args) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  try {
    const { stdout, stderr } = await execute('npm', [...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      env,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    throw new Error(`${error.stdout}${error.stderr}`.trim() || String(error), { cause: error });
  }
}
