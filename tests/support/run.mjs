// `npm test`: every check, from a clean checkout. Beside a step that leaves a core idle runs one that fills it.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { engines } from './engines/engines.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache/reports');
const isSoak = process.argv.includes('--soak');
const startedAt = performance.now();
const tally = { passed: 0, failed: 0 };
/** The last words of each step that failed: said again at the end, where they are looked for. */
const lastWords = [];
const lastLines = 80;

const bin = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright/cli.js',
  storybook: 'storybook/dist/bin/dispatcher.js',
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { version, source } = await findBrowser();
console.log(`Chromium ${version}, ${source}`);

await Promise.all([
  inOrder(
    () => one('npm run build', ['src/build/run.mjs']),
    () =>
      one('npm run build:storybook', [
        bin.storybook,
        'build',
        '-o',
        'storybook-static',
        '--disable-telemetry',
        '--quiet',
      ]),
  ),
  vitest('node'),
]);
await Promise.all([
  inOrder(
    () => one('every type fits', [bin.tsc, '-p', '.']),
    () => one('lint finds nothing', [bin.oxlint, '--deny-warnings']),
    () => one('every file is formatted', [bin.prettier, '--check', '.', '--log-level', 'warn']),
  ),
  vitest('browser'),
]);
await playwright('tests/playwright.config.ts', 'playwright');
await inOtherEngines();
await one('every row of the specification has its proof', ['tests/specification/print.mjs'], { isTold: true });

for (const words of lastWords) console.log(words);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** A step that passes or fails as a whole; what it said is shown when it failed, or where it is to be told anyway. */
async function one(name, [script, ...args], { isTold = false } = {}) {
  const { code, output, seconds } = await run(script, args, false);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (isTold || code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isTold) rememberEnd(code, name, output);
}

async function vitest(project) {
  const report = join(reports, `vitest-${project}.json`);
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const streams = project === 'browser';
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters];
  const { code, output } = await run(bin.vitest, args, streams);
  if (!streams) console.log(output);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  add(orOneFailure(code, { passed: numPassedTests, failed: numFailedTests }));
  rememberEnd(code, `vitest, ${project}`, output);
}

async function playwright(config, name) {
  const report = join(reports, `${name}.json`);
  const args = ['test', '-c', config, '--reporter=list,json', '--pass-with-no-tests'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ENGINES: 'short' };
  const { code, output } = await run(bin.playwright, args, true, env);
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  add(orOneFailure(code, { passed: expected + flaky, failed: unexpected }));
  rememberEnd(code, name, output);
}

/** A choice of the journeys in Firefox and WebKit; `npm run test:engines` runs all, and insists on both. */
async function inOtherEngines() {
  for (const { id, name, version, config, missing } of engines) {
    console.log([name, version, missing && `${missing}: no journey ran in it`].filter(Boolean).join(' '));
    if (!missing) await playwright(config, id);
  }
}

function rememberEnd(code, name, output) {
  if (code === 0) return;
  lastWords.push([`\n✗ ${name} ended with:`, ...output.trimEnd().split('\n').slice(-lastLines)].join('\n'));
}

/** A runner that breaks off without naming a test has failed all the same. */
function orOneFailure(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function add({ passed, failed }) {
  tally.passed += passed;
  tally.failed += failed;
}

async function inOrder(...steps) {
  for (const step of steps) await step();
}

function run(script, args, streams, env = {}) {
  const begin = performance.now();
  const isOurs = /^(?:src|tests)\//.test(script);
  const file = isOurs ? join(root, script) : join(root, 'node_modules', script);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1', ...(isSoak && { SOAK: '1', VITE_SOAK: '1' }) },
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
