// `npm run build`: the library with its types, the CDN with its loader, the host. Two at a time.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([types(), scripts()]);
declareElements();
billOfMaterials();

async function scripts() {
  for (const mode of ['lib', 'cdn', 'loader', 'host'])
    await run('vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn');
}

async function types() {
  await run('typescript/bin/tsc', '-p', 'src/build/tsconfig.types.json');
  // A declaration names the file that runs beside it.
  for (const file of filesIn('types', '.d.ts')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\(| module )['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
  }
}

/** `import 'dict-elements/signup'` knows the tag too. */
function declareElements() {
  for (const file of filesIn('elements', '.js')) {
    writeFileSync(file.replace(/\.js$/, '.d.ts'), "import '../types/elements/index.js';\n");
  }
}

/** `dist/sbom.json` (CycloneDX): the packages that what is built came from (SEC-33). The same commit gives the same file. */
function billOfMaterials() {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 };
  const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], options).toString());
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // npm's own `--omit dev` leaves out what a tool needs too, React for one.
  const needed = new Set(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`));
  for (const ref of needed)
    bill.dependencies.find((each) => each.ref === ref)?.dependsOn.forEach((other) => needed.add(other));
  bill.components = bill.components.filter((each) => needed.has(each['bom-ref']));
  bill.dependencies = bill.dependencies.filter(({ ref }) => needed.has(ref));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function filesIn(folder, ending) {
  const files = readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).map((file) => join(dist, folder, file));
}

function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}
