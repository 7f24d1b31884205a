// `npm run test:one -- signup`: runs the tests of one file, or of the component test and the journey with that name,
// without a second try. `-t 'wrong code'` selects those whose title has these words. Further arguments go to the test
// runner.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from '../../src/build/up-to-date.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = ['vitest/vitest.mjs', 'run', '--retry=0', '--project'];
const runners = [
  { of: /^tests\/unit\/.+\.test\.tsx?$/, words: [...vitest, 'node'] },
  { of: /^tests\/components\/.+\.test\.tsx?$/, words: [...vitest, 'browser*'] },
  {
    of: /^tests\/(?:journeys|build)\/.+\.spec\.tsx?$/,
    words: ['playwright/cli.js', 'test', '--retries=0', '--pass-with-no-tests'],
    byTitle: '-g',
    needsBuild: true,
  },
];
const runnerOf = (file) => runners.find(({ of }) => of.test(file));

const [wanted, ...rest] = process.argv.slice(2);
const files = wanted ? filesFor(wanted) : [];
if (files.length === 0) fail('Name a test file, or a part of its path: npm run test:one -- signup');
else if (files.length > 1 && files.some((file) => nameOf(file) !== wanted)) fail(`Choose one:\n${files.join('\n')}`);
else for (const file of files) await run(file);

function filesFor(part) {
  const all = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  const paths = all.map((file) => `tests/${file.replaceAll('\\', '/')}`).filter(runnerOf);
  const named = paths.filter((path) => nameOf(path) === part);
  return named.length > 0 ? named : paths.filter((path) => path.includes(part));
}

function nameOf(file) {
  return basename(file).replace(/\.(?:test|spec)\.tsx?$/, '');
}

async function run(file) {
  const { words, byTitle = '-t', needsBuild } = runnerOf(file);
  if (needsBuild) await buildWhereStale();
  const own = rest.map((word) => (word === '-t' ? byTitle : word));
  const command = [join(root, 'node_modules', words[0]), ...words.slice(1), file, ...own];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ALONE: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

function fail(message) {
  console.log(message);
  process.exitCode = 1;
}
