// Finds a Chromium that works on this machine, or unpacks one. `node tests/support/browser.mjs` prints which.
import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { onPath } from './on-path.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = join(root, '.cache');
const cacheFile = join(cacheFolder, 'browser.json');

// `moveBefore` and `<dialog closedby>` are the newest features that the elements use.
const oldestMajor = 134;
const launchTimeoutMs = 60_000;

/** Only localhost resolves, so that no test can reach the network by mistake. */
export const browserArgs = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

/** At most five: a container may have fewer cores than it reports. */
export const nodeWorkers = Math.min(availableParallelism(), 5);

/**
 * One more than cores, because a test waits for frames, timers and its page for a third of its time: on two cores, two
 * browsers took a tenth to a third longer than three, and a fourth gained nothing.
 */
export const browserWorkers = nodeWorkers + 1;

export async function launchOptions() {
  const { executablePath } = await findBrowser();
  return { executablePath, args: browserArgs };
}

export async function findBrowser(say = () => {}) {
  const known = readCached();
  if (known) return known;
  const refusals = [];
  for (const { source, locate } of ways) {
    const found = await attempt(source, locate).catch((error) => {
      refusals.push(`${source}: ${reasonOf(error)}`);
      say(refusals.at(-1));
    });
    if (found) return remember(found);
  }
  throw new Error(
    ['No browser starts here. Install Chromium, or set CHROME_PATH to one. Tried:', ...refusals].join('\n  - '),
  );
}

// The headless shell is the same engine without a desktop, and twice as fast.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ways = [
  { source: 'CHROME_PATH', locate: () => process.env.CHROME_PATH },
  ...names.map((name) => ({ source: `${name} on the PATH`, locate: () => onPath(name) })),
  { source: "Playwright's own", locate: () => chromium.executablePath() },
  { source: '@sparticuz/chromium', locate: unpackPackaged },
  { source: 'playwright install', locate: installWithPlaywright },
  { source: 'apt-get install chromium', locate: installWithApt },
];

const reasonOf = (error) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

async function attempt(source, locate) {
  const executablePath = await locate();
  if (!executablePath) throw new Error('not there');
  accessSync(executablePath, constants.X_OK);
  const version = await prove(executablePath);
  return { source, executablePath, version };
}

/** Renders a page with the browser: an installed file may be a stub, such as Ubuntu's for its snap. */
async function prove(executablePath) {
  const browser = await chromium.launch({ executablePath, args: browserArgs, timeout: launchTimeoutMs });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>drawn</p>');
    if ((await page.textContent('p')) !== 'drawn') throw new Error('it draws no page');
    if (Number.parseInt(browser.version(), 10) < oldestMajor) throw new Error(`${browser.version()} is too old`);
    return browser.version();
  } finally {
    await browser.close();
  }
}

/**
 * Unpacks the npm package's Chromium, with libraries that a minimal machine lacks. The package unpacks into the temporary
 * folder, so it gets a folder and a process of its own. A wrapper script sets the library path for the browser only. The
 * package's default flags are not used: they disable web security.
 */
async function unpackPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64');
  const folder = join(cacheFolder, 'chromium');
  const script = join(folder, 'start');
  if (existsSync(script)) return script;
  const unpacking = `${folder}-${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  const unpack = "import('@sparticuz/chromium').then(({ default: packaged }) => packaged.executablePath())";
  await run(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  writeFileSync(join(unpacking, 'start'), startScript);
  chmodSync(join(unpacking, 'start'), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacking, folder);
  return script;
}

const startScript = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib:$here"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

async function installWithPlaywright() {
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  await run(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { timeout: 300_000 });
  return chromium.executablePath();
}

async function installWithApt() {
  if (process.getuid?.() !== 0) throw new Error('only root can');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: 120_000 });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, timeout: 300_000 });
  return onPath('chromium');
}

function readCached() {
  if (!existsSync(cacheFile)) return undefined;
  const known = JSON.parse(readFileSync(cacheFile, 'utf8'));
  const wanted = process.env.CHROME_PATH;
  if (wanted && wanted !== known.executablePath && existsSync(wanted)) return undefined;
  return existsSync(known.executablePath) ? known : undefined;
}

function remember(found) {
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${cacheFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(found, null, 2));
  renameSync(draft, cacheFile);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { source, executablePath, version } = await findBrowser(console.error);
  console.log(`Chromium ${version} (${source}): ${executablePath}`);
}
