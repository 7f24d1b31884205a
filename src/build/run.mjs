import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { accessibilityReport } from './accessibility.mjs';
import { compress } from './compress.mjs';
import { markAsBuilt } from './built-mark.mjs';
import { writeSnippets } from './snippets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

// Overrides the shell's NODE_ENV: with "development" Vite would build React's development code.
process.env.NODE_ENV = 'production';
// Keeps dist/release, which may hold published versions: `npm run release` refuses to replace one by other files.
for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (name !== 'release') rmSync(join(dist, name), { recursive: true });
const madeFiles = join(root, 'src/build/made-files.ts');
await (await runnerImport(madeFiles, { configFile: false, root })).module.writeMadeFiles(root);
await Promise.all([vite('lib'), forPages()]);
await Promise.all([writeSnippets(join(dist, 'cdn/snippets')), billOfMaterials()]);
writeFileSync(
  join(root, 'ACCESSIBILITY.md'),
  accessibilityReport(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))),
);
markAsBuilt();

async function forPages() {
  for (const mode of ['node', 'cdn', 'loader']) await vite(mode);
  await compress(join(dist, 'cdn'));
  await vite('host'); // After the compression, because it copies the compressed chunks.
  await compress(join(dist, 'host'));
}

async function vite(mode) {
  const script = join(root, 'node_modules/vite/bin/vite.js');
  const args = [script, 'build', '--mode', mode, '--logLevel', 'warn'];
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`The build of ${mode} ended with ${code}.`);
}

/**
 * Lists the bundled packages as CycloneDX (SEC-33), the same on every build of a commit. All are development dependencies,
 * which npm leaves out if NODE_ENV is 'production': hence `--include dev`.
 */
async function billOfMaterials() {
  const args = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 2 ** 26 });
  const bill = JSON.parse(stdout);
  const carried = new Set(['licenses.json', 'licenses-node.json'].flatMap(packagesOf));
  bill.components = bill.components.filter((each) => carried.has(each['bom-ref']));
  bill.dependencies = bill.dependencies.filter(({ ref }) => carried.has(ref));
  for (const each of bill.dependencies) each.dependsOn = each.dependsOn.filter((ref) => carried.has(ref));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  // Sets the package's name: npm takes the name of the project's folder, which may be any.
  bill.metadata.component.name = bill.metadata.component['bom-ref'].replace(/@.*/, '');
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(dist, file), 'utf8')).map(({ name, version }) => `${name}@${version}`);
}
