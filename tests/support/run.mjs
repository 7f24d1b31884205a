// `npm test` proves every row of the specification once; `npm run test:all` proves them in every environment. Both work
// from a clean checkout.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { engines } from './engines/engines.mjs';
import { readReport, readTests } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache/reports');
const isSoak = process.argv.includes('--soak');
const isAll = isSoak || process.argv.includes('--all');
const onlyInAll = 'all';
const startedAt = performance.now();
const tally = { passed: 0, failed: 0 };
/** Tells the tests how often to repeat random cases (rounds.ts). */
const roundsOf = { VITE_ROUNDS: isSoak ? 'soak' : isAll ? 'all' : 'once', ...(isSoak && { SOAK: '1' }) };
const lastWords = [];
const lastLines = 80;

const bin = {
  // TypeScript 7 checks the types in a quarter of the time; the build of the declarations needs the API of TypeScript 6.
  tsc: 'typescript-native/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright/cli.js',
  storybook: 'storybook/dist/bin/dispatcher.js',
};

const build = () => one('npm run build', ['src/build/run.mjs']);
const buildStories = () =>
  one('npm run build:storybook', [bin.storybook, 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet']);
const types = () => one('every type fits', [bin.tsc, '-p', '.']);
const lint = () => one('lint finds nothing', [bin.oxlint, '--deny-warnings']);
const format = () => one('every file is formatted', [bin.prettier, '--check', '.', '--log-level', 'warn']);
const inNode = () => vitest('node');
const components = () => vitest('browser', 'browser*');
const journeys = () =>
  playwright('playwright.config.ts', 'playwright', ['--project=journeys', `--grep-invert=@${onlyInAll}`]);
const everyJourney = () => playwright('playwright.config.ts', 'playwright');
const rows = () =>
  one('every row of the specification has its proof', ['tests/specification/coverage.mjs'], { isPrinted: true });

/** Steps of one row run in parallel; each row combines steps that leave a core idle with steps that use it. */
const stepsOf = {
  // Types, lint and format prove no row: `npm run check` and `npm run test:all` run them.
  once: [[build, inNode], [components], [journeys], [rows]],
  all: [
    [inOrder(build, buildStories), inNode],
    [inOrder(types, lint, format), components],
    [everyJourney],
    [inOtherEngines],
    [rows],
  ],
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { version, source } = await findBrowser();
console.log(`Chromium ${version}, ${source}`);
for (const row of isAll ? stepsOf.all : stepsOf.once) await Promise.all(row.map((step) => step()));

for (const words of lastWords) console.log(words);
console.log('\nThe slowest ten:');
for (const { ms, file, title } of readTests(reports)
  .toSorted((one, other) => other.ms - one.ms)
  .slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1)} s  ${file}: ${title}`);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** A step that passes or fails as a whole. Its output is shown on failure, or always with `isPrinted`. */
async function one(name, [script, ...args], { isPrinted = false } = {}) {
  const { code, output, seconds } = await run(script, args, false);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (isPrinted || code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isPrinted) rememberEnd(code, name, output);
}

async function vitest(name, projects = name) {
  const report = join(reports, `vitest-${name}.json`);
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const streams = name === 'browser';
  const choice = isAll ? [] : [`--tagsFilter=!${onlyInAll}`];
  const args = ['run', '--project', projects, '--passWithNoTests', ...choice, ...reporters];
  const { code, output } = await run(bin.vitest, args, streams);
  if (!streams) console.log(output);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  add(orOneFailure(code, { passed: numPassedTests, failed: numFailedTests }));
  rememberEnd(code, `vitest, ${name}`, output);
}

async function playwright(config, name, choice = []) {
  const report = join(reports, `${name}.json`);
  const args = ['test', '-c', config, '--reporter=list,json', '--pass-with-no-tests', ...choice];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ENGINES: 'short' };
  const { code, output } = await run(bin.playwright, args, true, env);
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  add(orOneFailure(code, { passed: expected + flaky, failed: unexpected }));
  rememberEnd(code, name, output);
}

/** Runs a selection of the journeys in Firefox and WebKit, if installed. `npm run test:engines` runs all and requires both. */
function inOtherEngines() {
  const run = engines.map(async ({ id, name, version, install }) => {
    console.log(`${name} ${version ?? `is not installed (${install}): no journey ran in it`}`);
    if (version) await playwright(`tests/${id}.config.ts`, id);
  });
  return Promise.all(run);
}

function rememberEnd(code, name, output) {
  if (code === 0) return;
  lastWords.push([`\n✗ ${name} ended with:`, ...output.trimEnd().split('\n').slice(-lastLines)].join('\n'));
}

/** A runner that crashed without reporting a failed test counts as one failure. */
function orOneFailure(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function add({ passed, failed }) {
  tally.passed += passed;
  tally.failed += failed;
}

function inOrder(...steps) {
  return async () => {
    for (const step of steps) await step();
  };
}

function run(script, args, streams, env = {}) {
  const begin = performance.now();
  const isOurs = /^(?:src|tests)\//.test(script);
  const file = isOurs ? join(root, script) : join(root, 'node_modules', script);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1', ...roundsOf },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => said.push(chunk));
    if (streams) stream.pipe(process.stdout, { end: false });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString(), seconds });
    });
  });
}
