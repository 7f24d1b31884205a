// `npm run build`: the package with its types, the CDN with its loader, the host. Two at a time.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([vite('lib'), inOrder('node', 'cdn', 'loader', 'host')]);
const snippets = join(dist, 'cdn/snippets');
await node(join(dist, 'prerender.js'), 'prerender', '--out', snippets);
await node(join(dist, 'prerender.js'), 'prerender', '--inline-style', '--out', join(snippets, 'inline'));
billOfMaterials();

async function inOrder(...modes) {
  for (const mode of modes) await vite(mode);
}

function vite(mode) {
  return node(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--logLevel', 'warn');
}

/** `dist/sbom.json` (CycloneDX): the packages that what is built carries (SEC-33). The same commit gives the same file. */
function billOfMaterials() {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 };
  const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], options).toString());
  const carried = new Set(['licenses.json', 'licenses-node.json'].flatMap(packagesOf));
  bill.components = bill.components.filter((each) => carried.has(each['bom-ref']));
  bill.dependencies = bill.dependencies.filter(({ ref }) => carried.has(ref));
  for (const each of bill.dependencies) each.dependsOn = each.dependsOn.filter((ref) => carried.has(ref));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/** What the build of the package says that its files carry. */
function packagesOf(file) {
  return JSON.parse(readFileSync(join(dist, file), 'utf8')).map(({ name, version }) => `${name}@${version}`);
}

function node(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}
