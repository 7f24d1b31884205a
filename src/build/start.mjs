// `npm start`: serves the console, the demo pages and the sandbox on one port, from the build.
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from './up-to-date.mjs';

await buildWhereStale();
const { start } = await import('../../dist/sandbox-start.js');
await start(fileURLToPath(new URL('../..', import.meta.url)), process.argv.slice(2));
