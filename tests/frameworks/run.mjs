// `npm run test:frameworks [names]`: the package in real projects, from what `npm run build` leaves.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from '../../src/build/up-to-date.mjs';
import { findBrowser } from '../support/browser.mjs';
import {
  configurationOf,
  expectedMistakes,
  fixtures,
  has,
  install,
  layOut,
  pack,
  script,
  scriptsOf,
} from './prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mostLines = 3;
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const unknown = asked.filter((name) => !fixtures.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${fixtures.join(', ')}.`);
const names = asked.length > 0 ? asked : fixtures;

const startedAt = performance.now();
const tally = { passed: 0, failed: 0 };

/** The scripts of a fixture, in their order. What is tested without a browser has a `test` and no page. */
const tasks = { check: 'the type check passes', build: 'it builds', test: 'its own tests pass' };

await buildWhereStale();
await findBrowser();
await test('the package is packed', pack);
const built = [];
for (const name of names) if (await prepare(name)) built.push(name);
if (built.length > 0) await inBrowser(built);

console.log(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Up to what a browser opens; false where there is nothing to open. */
async function prepare(name) {
  if (!(await test(`${name}: its dependencies are installed`, () => install(name)))) return false;
  if (has(name, 'wrong'))
    await test(`${name}: the type check finds what is wrong`, async () => {
      layOut(name, 'wrong');
      const said = await script(name, 'check').catch((error) => error.message);
      const missing = expectedMistakes(name).filter((mistake) => !said.includes(mistake));
      if (missing.length > 0) throw new Error(`Not found:\n${missing.join('\n')}\nin:\n${said}`);
    });
  layOut(name);
  await test(`${name}: at most ${mostLines} lines of configuration`, () => {
    const lines = configurationOf(name);
    if (lines.length > mostLines) throw new Error(lines.join('\n'));
  });
  for (const [task, what] of Object.entries(tasks))
    if (scriptsOf(name).includes(task) && !(await test(`${name}: ${what}`, () => script(name, task)))) return false;
  return !scriptsOf(name).includes('test');
}

async function test(name, act) {
  const begin = performance.now();
  const error = await Promise.resolve()
    .then(act)
    .then(
      () => null,
      (cause) => cause,
    );
  tally[error ? 'failed' : 'passed'] += 1;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (error) console.log(error.message);
  console.log(`${error ? '✗' : '✓'} ${name} (${seconds} s)`);
  return !error;
}

async function inBrowser(names) {
  const report = join(root, '.cache/reports/frameworks.json');
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'tests/frameworks/playwright.config.ts', '--reporter=list,json'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FIXTURES: names.join(' '),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  const { expected = 0, unexpected = 0, flaky = 0 } = JSON.parse(readFileSync(report, 'utf8')).stats ?? {};
  tally.passed += expected + flaky;
  tally.failed += unexpected || (code === 0 ? 0 : 1);
}
