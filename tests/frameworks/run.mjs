// `npm run test:frameworks [names]`: the package in real projects, from what `npm run build` leaves; with `-- --bytes` what it adds to each.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhereStale } from '../../src/build/up-to-date.mjs';
import { findBrowser } from '../support/browser.mjs';
import { isMeasured, tableOf, writeTable } from './bytes.mjs';
import { emptyPackage, expectedMistakes, fixtures, has, install, layOut, pack, script, scriptsOf } from './prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals: asked } = parseArgs({ options: { bytes: { type: 'boolean' } }, allowPositionals: true });
const isBytes = values.bytes === true;
const unknown = asked.filter((name) => !fixtures.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${fixtures.join(', ')}.`);
const names = asked.length > 0 ? asked : fixtures;

const startedAt = performance.now();
const tally = { passed: 0, failed: 0 };

/** The scripts of a fixture, in their order. A fixture that is tested without a browser has a `test` and no page. */
const tasks = { check: 'the type check passes', build: 'it builds', test: 'its own tests pass' };

await buildWhereStale();
await findBrowser();
await test('the package is packed', pack);
if (isBytes) await inBrowser(await each(prepareBare), { VARIANT: 'without' });
const built = await each(prepare);
await inBrowser(built);
if (isBytes) await inBrowser(built.filter(isMeasured), { VARIANT: 'with' });

if (isBytes) await tellBytes();
console.log(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Runs two fixtures in parallel, because most tools keep one core busy. Returns those that a browser can open. */
async function each(prepareOne) {
  const waiting = [...names];
  const ready = new Set();
  const oneAfterAnother = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) if (await prepareOne(name)) ready.add(name);
  };
  await Promise.all([oneAfterAnother(), oneAfterAnother()]);
  return names.filter((name) => ready.has(name));
}

/** Prepares a fixture without the library, to measure what the library adds. Resolves to false if it can't be built. */
async function prepareBare(name) {
  if (!isMeasured(name)) return false;
  if (!(await test(`${name}: its dependencies are installed`, () => install(name)))) return false;
  emptyPackage(name);
  layOut(name);
  if (!scriptsOf(name).includes('build')) return true;
  return test(`${name}: it builds without the library`, () => script(name, 'build'));
}

async function tellBytes() {
  const table = tableOf(names);
  console.log(`\nWhat the tags add, kB brotli (raw):\n\n${table}`);
  if (names === fixtures) await test('the documentation has these bytes', () => writeTable(table));
}

/** Runs the steps before the browser. Returns false if one fails, or if the fixture has no page to open. */
async function prepare(name) {
  if (!(await test(`${name}: its dependencies are installed`, () => install(name)))) return false;
  if (has(name, 'wrong')) await test(`${name}: the type check finds what is wrong`, () => findsMistakes(name));
  layOut(name);
  for (const [task, what] of Object.entries(tasks))
    if (scriptsOf(name).includes(task) && !(await test(`${name}: ${what}`, () => script(name, task)))) return false;
  return !scriptsOf(name).includes('test');
}

async function findsMistakes(name) {
  layOut(name, true);
  const said = await script(name, 'check').catch((error) => error.message);
  const missing = expectedMistakes(name).filter((mistake) => !said.includes(mistake));
  if (missing.length > 0) throw new Error(`Not found:\n${missing.join('\n')}\nin:\n${said}`);
}

async function test(title, act) {
  const begin = performance.now();
  const error = await Promise.resolve()
    .then(act)
    .then(
      () => null,
      (cause) => cause,
    );
  tally[error ? 'failed' : 'passed'] += 1;
  const seconds = (performance.now() - begin) / 1000;
  if (error) console.log(error.message);
  console.log(`${error ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`);
  return !error;
}

async function inBrowser(names, more = {}) {
  if (names.length === 0) return;
  const report = join(root, '.cache/reports/frameworks.json');
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'tests/frameworks/playwright.config.ts', '--reporter=list,json'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FIXTURES: names.join(' '),
        ...more,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  const { stats } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  tally.passed += expected + flaky;
  tally.failed += unexpected || (code === 0 ? 0 : 1);
}
