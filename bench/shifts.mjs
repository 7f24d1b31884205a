// `npm run bench:shifts -- 50`: how many of 50 slow loads of the signup's inline snippet move anything on their page.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildWhereStale } from '../src/build/up-to-date.mjs';

const loads = Number(process.argv[2] ?? 50);
if (!(loads >= 1)) {
  console.error(`'${process.argv[2]}' is not a number of loads: npm run bench:shifts -- 50`);
  process.exit(1);
}
await buildWhereStale();
const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('shifts.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, root });
process.exitCode = (await module.countShifts(loads)) ? 0 : 1;
