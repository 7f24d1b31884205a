// `npm run test:engines [filter of Playwright]`: the journeys in Firefox and in WebKit, all that are meant for each. It insists on both.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engines } from './engines.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const playwright = fileURLToPath(new URL('../../../node_modules/playwright/cli.js', import.meta.url));

execFileSync(process.execPath, ['src/build/run.mjs'], { cwd: root, stdio: 'inherit' });
for (const { name, version, config, install } of engines) {
  console.log(`\n${name} ${version ?? `is not installed: ${install}`}`);
  if (version) {
    const args = [
      'test',
      '-c',
      config,
      '--reporter=list,./tests/support/engines/reporter.mjs',
      ...process.argv.slice(2),
    ];
    const { status } = spawnSync(process.execPath, [playwright, ...args], { cwd: root, stdio: 'inherit' });
    if (status === 0) continue;
  }
  process.exitCode = 1;
}
