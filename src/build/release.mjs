// `npm run release`, after `npm run build`: dist/release/dict/, to be added to what the CDN has. `npm run release:check`: whether this version can go out.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lays `cdn` out below `to`: `dict/<version>/`, which never changes, and `dict/<major>/`, which keeps the chunks of earlier releases. */
export function layOut(cdn, to, version) {
  const fixed = join(to, 'dict', version);
  if (existsSync(fixed) && digestOf(fixed) !== digestOf(cdn))
    throw new Error(`${fixed} holds other files: a version that is out never changes. Raise the version.`);
  for (const folder of [fixed, join(to, 'dict', version.split('.')[0])]) {
    mkdirSync(folder, { recursive: true });
    cpSync(cdn, folder, { recursive: true });
  }
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const digestOf = (folder) => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

/** What is wrong with the version: it is one, and the change log and the snippets name it. */
export function versionFaults({ version, changes, readme }) {
  const faults = [];
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) faults.push(`'${version}' is not a version.`);
  const [newest] = changes.matchAll(/^## (\S+)/gm);
  if (newest?.[1] !== version) faults.push(`CHANGELOG.md begins with ${newest?.[1] ?? 'no version'}, not ${version}.`);
  for (const [, named] of readme.matchAll(/\/dict\/(\d+\.\d+\.\d+)\//g))
    if (named !== version) faults.push(`README.md names ${named} in an address, not ${version}.`);
  return faults;
}

/** What is packed and is not for users, and what users need and is not packed. */
export function packFaults(files) {
  const isMeant = (file) => /^(?:dist\/|package\.json$|README\.md$|CHANGELOG\.md$|LICENSE)/.test(file);
  const isInternal = (file) => /\.(?:map|tsbuildinfo)$|\/(?:tests|stories|release|\.cache)\//.test(file);
  const needed = ['dist/index.js', 'dist/server.js', 'dist/cdn/dict.js', 'dist/cdn/integrity.json', 'CHANGELOG.md'];
  return [
    ...files.filter((file) => !isMeant(file) || isInternal(file)).map((file) => `${file} is packed.`),
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is not packed.`),
  ];
}

/** Files of the CDN that are not what the integrity file says. */
export function integrityFaults(cdn) {
  const known = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8'));
  const scripts = filesOf(cdn).filter((file) => file.endsWith('.js'));
  return scripts.flatMap((file) => {
    const expected = known[file];
    if (!expected) return [`integrity.json has no ${file}.`];
    const [algorithm] = expected.split('-');
    const hash = createHash(algorithm)
      .update(readFileSync(join(cdn, file)))
      .digest('base64');
    return expected === `${algorithm}-${hash}` ? [] : [`${file} is not what integrity.json says.`];
  });
}

function check() {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const cdn = join(root, 'dist/cdn');
  const packed = JSON.parse(npm('pack', '--dry-run', '--json'));
  const [pack] = Array.isArray(packed) ? packed : Object.values(packed);
  const release = join(root, '.cache/release');
  rmSync(release, { recursive: true, force: true });

  return [
    {
      what: 'Version, CHANGELOG.md and README.md',
      faultsOf: () => versionFaults({ version, changes: read('CHANGELOG.md'), readme: read('README.md') }),
    },
    {
      what: `npm pack: ${pack.files.length} files, ${kB(pack.size)}`,
      faultsOf: () => packFaults(pack.files.map(({ path }) => path)),
    },
    { what: 'publint', faultsOf: publintFaults },
    { what: 'attw', faultsOf: () => attwFaults(release) },
    { what: 'integrity.json', faultsOf: () => integrityFaults(cdn) },
    {
      what: `dict/${version}/ and dict/${version.split('.')[0]}/`,
      faultsOf: () => layOutFaults(cdn, release, version),
    },
  ];
}

function layOutFaults(cdn, to, version) {
  layOut(cdn, to, version);
  return integrityFaults(join(to, 'dict', version));
}

async function publintFaults() {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  return messages.map((message) => formatMessage(message, pkg));
}

function attwFaults(folder) {
  mkdirSync(folder, { recursive: true });
  npm('pack', '--pack-destination', folder);
  const [file] = readdirSync(folder).filter((each) => each.endsWith('.tgz'));
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  try {
    execFileSync(process.execPath, [attw, join(folder, file), '--profile', 'esm-only', '--no-emoji', '--no-color'], {
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    return [String(error.stdout)];
  }
}

const npm = (...given) =>
  execFileSync('npm', [...given, '--ignore-scripts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).toString();

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Brotli, over the wire: until an element can be typed into, and all that it loads until the page is idle. */
function sizeTable() {
  const folder = join(root, 'dist/cdn');
  const { entry, tags } = JSON.parse(readFileSync(join(folder, 'elements.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(folder, file))).length);
    return sizes.get(file);
  };
  const sum = (files) => [...new Set(['dict.js', entry, ...files])].reduce((total, file) => total + sizeOf(file), 0);
  return Object.entries(tags).map(
    ([tag, { needed, later }]) =>
      `${tag.padEnd(26)}${kB(sum(needed)).padStart(10)}${kB(sum([...needed, ...later])).padStart(10)}`,
  );
}

async function main() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!process.argv.includes('--check')) {
    layOut(join(root, 'dist/cdn'), join(root, 'dist/release'), version);
    console.log(`dist/release/dict/${version}/ and dist/release/dict/${version.split('.')[0]}/`);
    return;
  }
  for (const { what, faultsOf } of check()) {
    const faults = await faultsOf();
    console.log(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${what}`);
    for (const fault of faults) console.log(`      ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  console.log(`\n${'Brotli'.padEnd(26)}${'typable'.padStart(10)}${'idle'.padStart(10)}\n${sizeTable().join('\n')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
