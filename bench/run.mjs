// `npm run bench`: what a visitor waits for, beside pages without us. bench/README.md says what each column means.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import * as lists from './lists.mjs';
import { buildWhereStale } from '../src/build/up-to-date.mjs';

await buildWhereStale();
// Else Vite bundles React as developers have it.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), { configFile: false, root });
process.exitCode = (await module.bench(process.argv.slice(2), lists)) ? 0 : 1;
