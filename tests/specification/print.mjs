// `npm run coverage:spec`: the rows of the specification that the last `npm test` did not prove. `-- CON-2.4`: its
// rows, with their tests.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('report.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
const { lines, isWhole } = module.report(root, process.argv[2]);
console.log(lines.join('\n'));
process.exitCode = isWhole ? 0 : 1;
