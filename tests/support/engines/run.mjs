// `npm run test:engines [Playwright filter]`: runs the journeys in Firefox and WebKit. Fails if either is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser.mjs';
import { engines } from './engines.mjs';
import { writeTable } from './table.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = join(root, '.cache/reports');
const playwright = join(root, 'node_modules/playwright/cli.js');

mkdirSync(reports, { recursive: true });
execFileSync(process.execPath, ['src/build/run.mjs'], { cwd: root, stdio: 'inherit' });
for (const { id, name, version, config, missing } of engines) {
  console.log(`\n${[name, version, missing].filter(Boolean).join(' ')}`);
  const report = join(reports, `${id}.json`);
  rmSync(report, { force: true });
  if (!missing) {
    const args = ['test', '-c', config, '--reporter=list,json', ...process.argv.slice(2)];
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { status } = spawnSync(process.execPath, [playwright, ...args], { cwd: root, stdio: 'inherit', env });
    if (status === 0) continue;
  }
  process.exitCode = 1;
}

// Chromium's column is from the report of the last `npm test`.
const { version } = await findBrowser();
const chromium = { name: 'Chromium', version, report: 'playwright.json' };
const others = engines.map((engine) => ({ ...engine, report: `${engine.id}.json` }));
console.log(`\n${writeTable(reports, [chromium, ...others])}`);
