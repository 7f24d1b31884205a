import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { root } from '../build/built.ts';
import { freePorts } from '../support/listening.ts';

export interface Site {
  readonly url: string;
  /** Runs a line of PHP inside WordPress and returns its output. */
  php(code: string): Promise<string>;
  close(): Promise<void>;
}

/** A new WordPress in a temporary folder, with the plugin. `close` removes files, database and server. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const www = join(folder, 'www');
  cpSync('/usr/share/wordpress', www, { recursive: true, dereference: true });
  mkdirSync(join(www, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(join(root, 'integrations/wordpress/dict-elements'), join(www, 'wp-content/plugins/dict-elements'), {
    recursive: true,
  });
  for (const file of ['site.php', 'router.php']) cpSync(join(root, 'tests/wordpress', file), join(www, file));

  const socket = join(folder, 'database.sock');
  const database = await startDatabase(folder, socket);
  const host = `127.0.0.1:${(await freePorts(1))[0]}`;
  writeFileSync(join(www, 'wp-config.php'), configurationOf(www, socket, host));
  writeFileSync(join(www, 'wp-content/mu-plugins/quiet.php'), withoutForeignAddresses);
  const env = { ...process.env, WORDPRESS_HOST: host, PHP_CLI_SERVER_WORKERS: '4' };
  execFileSync('/usr/bin/php', ['site.php'], { cwd: www, env, stdio: 'pipe' });
  const server = spawn('/usr/bin/php', ['-S', host, 'router.php'], { cwd: www, env, stdio: 'ignore', detached: true });
  await expect(async () => expect((await fetch(`http://${host}/`)).status).toBe(200)).toPass(patience);

  return {
    url: `http://${host}`,
    php: async (code) => {
      const load = "$_SERVER['HTTP_HOST'] = getenv('WORDPRESS_HOST'); require 'wp-load.php';";
      return (await run('/usr/bin/php', ['-r', `${load} ${code}`], { cwd: www, env })).stdout;
    },
    async close() {
      // Ends the server's process group, because PHP's workers are separate processes.
      if (server.pid) process.kill(-server.pid);
      await ended(database);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'database');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', `--datadir=${data}`, ...user];
  execFileSync('/usr/bin/mariadb-install-db', [...common, '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  });
  const server = spawn(
    '/usr/sbin/mariadbd',
    [...common, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'database.pid')}`],
    { stdio: 'ignore' },
  );
  const client = ['--no-defaults', `--socket=${socket}`, '-uroot'];
  const create = () =>
    execFileSync('/usr/bin/mariadb', [...client, '-e', 'CREATE DATABASE wordpress'], { stdio: 'pipe' });
  await expect(create).toPass(patience);
  return server;
}

const run = promisify(execFile);
const patience = { timeout: 60_000 };

const configurationOf = (www: string, socket: string, host: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', 'http://${host}' );
define( 'WP_SITEURL', 'http://${host}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${www}/errors.log' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

/** Removes the emoji scripts, so that no page fetches anything from wordpress.org. */
const withoutForeignAddresses = `<?php
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
`;

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
