// `npm run shots [part of a story's id]`: builds Storybook and takes pictures of every story into shots/. `-- --compare
// <commit> [part]`: a report with those of a commit and of the working tree side by side, and what differs marked. `--
// --readme`: the pictures of README.md. `-- --screens`: those of the page for designers.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [first = '', ...rest] = process.argv.slice(2);
const ways = {
  '--readme': () => take('readme'),
  '--screens': takeScreens,
  '--compare': () => compareWith(...rest),
};
if (first.startsWith('--') && !(first in ways)) fail(`${first} is not one of ${Object.keys(ways).join(', ')}.`);
else (ways[first] ?? takeStories)();

function takeStories() {
  const folder = join(root, 'shots');
  rmSync(folder, { recursive: true, force: true });
  const built = buildStorybook(root, join(root, 'storybook-static'));
  take('stories', { STORYBOOK: built, PICTURES: folder }, '--grep', first);
}

function takeScreens() {
  buildStorybook(root, join(root, 'storybook-static'));
  rmSync(join(root, 'stories/pictures/screens'), { recursive: true, force: true });
  take('screens');
}

/** `commit` is any name that git knows; `wanted` a part of the stories' ids. */
function compareWith(commit, wanted = '') {
  if (!commit) return fail('Name a commit: npm run shots -- --compare main~3 [part of a story’s id]');
  const folder = join(root, '.cache/shots');
  const report = join(folder, 'report');
  rmSync(folder, { recursive: true, force: true });
  // The first run of the stories keeps its pictures, and the second compares its own with them.
  for (const checkout of [checkOut(commit, join(folder, 'checkout')), root]) {
    const built = buildStorybook(checkout, join(folder, 'storybook'));
    const env = {
      STORYBOOK: built,
      PICTURES: join(folder, 'pictures'),
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
      PLAYWRIGHT_HTML_OPEN: 'never',
    };
    take('stories', env, '--grep', wanted, '--reporter=list,html');
  }
  console.log(`A story that differs has failed. Its pictures: ${report}/index.html`);
}

/**
 * Puts the files of a commit into a folder. Links the installed packages, unless the commit has other versions of some.
 */
function checkOut(commit, folder) {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const packages = (of) => Object.entries(JSON.parse(readFileSync(join(of, 'package-lock.json'), 'utf8')).packages);
  const installed = new Map(packages(root).map(([path, { version }]) => [path, version]));
  if (packages(folder).every(([path, { version }]) => installed.get(path) === version))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

function buildStorybook(checkout, built) {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '-o', built, '--disable-telemetry', '--quiet'];
  execFileSync(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  return built;
}

/** Runs a project of shots/shots.config.ts. */
function take(project, env = {}, ...options) {
  const playwright = join(root, 'node_modules/playwright/cli.js');
  const config = join(root, 'tests/support/shots/shots.config.ts');
  const args = [playwright, 'test', '-c', config, `--project=${project}`, ...options];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
