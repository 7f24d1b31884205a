// `npm run coverage:spec`: every row of the specification against the tests that prove it, by the reports of the last `npm test`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('coverage.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
const { table, isWhole } = module.coverage(root);
console.log(table);
process.exitCode = isWhole ? 0 : 1;
