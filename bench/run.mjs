// `npm run bench`: measures how long visitors wait, compared with pages without the library. bench/README.md explains the
// columns.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import * as lists from './lists.mjs';
import { buildWhereStale } from '../src/build/up-to-date.mjs';

await buildWhereStale();
// Otherwise Vite would bundle React's development build.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), { configFile: false, root });
process.exitCode = (await module.bench(process.argv.slice(2), lists)) ? 0 : 1;
