// `npm run bench`: measures how long visitors wait, compared with pages without the library. bench/README.md explains the
// columns.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import * as lists from './lists.mjs';
import { buildWhereStale } from '../src/build/up-to-date.mjs';

const usage = `npm run bench -- [--json FILE] [--report FILE] [--quick] [--only NAME]`;

const options = readOptions();
if (options) {
  await buildWhereStale();
  // Otherwise Vite would bundle React's development build.
  process.env.NODE_ENV = 'production';
  const root = fileURLToPath(new URL('..', import.meta.url));
  const file = fileURLToPath(new URL('bench.ts', import.meta.url));
  const { module } = await runnerImport(file, { configFile: false, root });
  process.exitCode = (await module.bench(options, lists)) ? 0 : 1;
}

function readOptions() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }];
  try {
    const { values } = parseArgs({ options: { json: text, report: text, quick: flag, only: text, help: flag } });
    if (!values.help) return values;
    console.log(usage);
  } catch ({ message }) {
    console.error(`${message}\n\n${usage}`);
    process.exitCode = 1;
  }
  return null;
}
