import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';
import { snippetSets } from './snippet-sets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([vite('lib'), forPages()]);
for (const words of snippetSets(join(dist, 'cdn/snippets')))
  await node(join(dist, 'prerender.js'), 'prerender', ...words);
billOfMaterials();

async function forPages() {
  for (const mode of ['node', 'cdn', 'loader']) await vite(mode);
  await compress(join(dist, 'cdn'));
  // After the CDN's compression: the host copies compressed chunks.
  await vite('host');
  await compress(join(dist, 'host'));
}

function vite(mode) {
  return node(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--logLevel', 'warn');
}

/** The bundled packages, as CycloneDX (SEC-33). Reproducible for a commit. */
function billOfMaterials() {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 };
  // All bundled packages are development dependencies, which npm omits if the shell's NODE_ENV is "production".
  const args = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx'];
  const bill = JSON.parse(execFileSync('npm', args, options).toString());
  const carried = new Set(['licenses.json', 'licenses-node.json'].flatMap(packagesOf));
  bill.components = bill.components.filter((each) => carried.has(each['bom-ref']));
  bill.dependencies = bill.dependencies.filter(({ ref }) => carried.has(ref));
  for (const each of bill.dependencies) each.dependsOn = each.dependsOn.filter((ref) => carried.has(ref));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  // npm takes the name from the project's folder, which may have any name.
  bill.metadata.component.name = bill.metadata.component['bom-ref'].replace(/@.*/, '');
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(dist, file), 'utf8')).map(({ name, version }) => `${name}@${version}`);
}

function node(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      // The shell's NODE_ENV may be "development", with which Vite would build React's development code.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}
