import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { filesOf, sha384 } from './release.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {Readonly<Record<'version' | 'changes' | 'readme', string>>} given
 * @returns {string[]}
 */
export function versionFaults({ version, changes, readme }) {
  const faults = [];
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) faults.push(`'${version}' is not a version.`);
  const [newest] = changes.matchAll(/^## (\S+)/gm);
  if (newest?.[1] !== version) faults.push(`CHANGELOG.md begins with ${newest?.[1] ?? 'no version'}, not ${version}.`);
  for (const [, named] of readme.matchAll(/\/dict\/(\d+\.\d+\.\d+)\//g))
    if (named !== version) faults.push(`README.md names ${named} in an address, not ${version}.`);
  return faults;
}

/** @param {string} cdn */
export function integrityFaults(cdn) {
  const known = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8'));
  const scripts = filesOf(cdn).filter((file) => file.endsWith('.js'));
  return scripts.flatMap((file) => {
    const expected = known[file];
    if (!expected) return [`integrity.json has no ${file}.`];
    const isSame = expected === sha384(readFileSync(join(cdn, file)));
    return isSame ? [] : [`${file} is not what integrity.json says.`];
  });
}

function check() {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const cdn = join(root, 'dist/cdn');
  const folder = join(root, '.cache/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = JSON.parse(npm('pack', '--json', '--pack-destination', folder));
  const [pack] = Array.isArray(packed) ? packed : Object.values(packed);

  return [
    {
      what: 'Version, CHANGELOG.md and README.md',
      faultsOf: () => versionFaults({ version, changes: read('CHANGELOG.md'), readme: read('README.md') }),
    },
    { what: 'publint', faultsOf: publintFaults },
    {
      what: `attw: ${pack.files.length} packed files, ${kB(pack.size)}`,
      faultsOf: () => attwFaults(join(folder, pack.filename)),
    },
    { what: 'integrity.json', faultsOf: () => integrityFaults(cdn) },
  ];
}

async function publintFaults() {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  return messages.map((message) => formatMessage(message, pkg));
}

function attwFaults(file) {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  try {
    execFileSync(process.execPath, [attw, file, '--profile', 'esm-only', '--no-emoji', '--no-color'], {
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

/**
 * One line per tag: bytes on the wire (Brotli) until the page is idle.
 * @param {string} folder
 */
function sizeTable(folder) {
  const { tags } = JSON.parse(readFileSync(join(folder, 'elements.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(folder, file))).length);
    return sizes.get(file);
  };
  const sum = (files) => [...new Set(['dict.js', ...files])].reduce((total, file) => total + sizeOf(file), 0);
  return Object.entries(tags).map(([tag, own]) => `${tag.padEnd(26)}${kB(sum(own)).padStart(10)}`);
}

/**
 * Runs the checks, prints their faults and the table of sizes. Resolves to false if there is any fault.
 * @param {readonly { what: string, faultsOf: () => readonly string[] | Promise<readonly string[]> }[]} checks
 * @param {string} cdn
 * @param {(line: string) => void} write
 */
export async function report(checks, cdn, write) {
  let isRight = true;
  for (const { what, faultsOf } of checks) {
    const faults = await faultsOf();
    write(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${what}`);
    for (const fault of faults) write(`      ${fault}`);
    isRight &&= faults.length === 0;
  }
  write(`\n${'Brotli'.padEnd(26)}${'idle'.padStart(10)}`);
  for (const line of sizeTable(cdn)) write(line);
  return isRight;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isRight = await report(check(), join(root, 'dist/cdn'), console.log);
  if (!isRight) process.exitCode = 1;
}
