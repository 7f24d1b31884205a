// `npm run test:wordpress`: the plugin in a real WordPress, from Debian's packages and what `npm run build` leaves.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from '../../src/build/up-to-date.mjs';
import { findBrowser } from '../support/browser.mjs';

const packages =
  'wordpress wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree mariadb-server php-cli php-mysql';
const needed = [
  '/usr/share/wordpress/wp-settings.php',
  '/usr/share/wordpress/wp-content/themes/twentytwentyone',
  '/usr/share/wordpress/wp-content/themes/twentytwentythree',
  '/usr/sbin/mariadbd',
  '/usr/bin/php',
];
const missing = needed.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`WordPress is not installed: ${missing.join(', ')} is missing. On Debian: apt-get install ${packages}`);
  process.exit(1);
}

await buildWhereStale();
await findBrowser();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', '-c', 'tests/wordpress/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
