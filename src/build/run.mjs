// `npm run build`: the library with its types, the CDN with its loader, the host. Two at a time.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([types(), scripts()]);
declareElements();

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
