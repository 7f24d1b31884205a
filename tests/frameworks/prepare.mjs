// A fixture as a project of its own in .cache/frameworks: its sources, its dependencies, and the package as it is packed.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPackages, npm } from '../support/own-packages.mjs';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'tests/frameworks');
export const cache = join(root, '.cache/frameworks');
const tarball = join(cache, 'dict-elements.tgz');

/** The fixtures' names. */
export const fixtures = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(sources, entry.name, 'package.json')))
  .map(({ name }) => name);

export async function pack() {
  mkdirSync(cache, { recursive: true });
  const { stdout } = await execute('npm', ['pack', '--pack-destination', cache], { cwd: root });
  renameSync(join(cache, stdout.trim().split('\n').at(-1)), tarball);
}

/** Installs from npm what the fixture's lock file names, unless it is there. */
export async function install(name) {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  if (has(name, 'package-lock.json')) {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(sources, name, file), join(folder, file));
    await installPackages(folder);
  }
  await unpack(folder);
}

/** Unpacks the package into the project as npm would install it: it has no dependencies. */
async function unpack(folder) {
  const modules = join(folder, 'node_modules');
  for (const made of ['dict-elements', '.vite', '.cache'])
    rmSync(join(modules, made), { recursive: true, force: true });
  await execute('tar', ['-xzf', tarball, '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'dict-elements'));
}

/**
 * Copies the fixture's sources over the shared ones and those of the fixture that it is `like`; with `isWrong`, also the files of its folder
 * `wrong`.
 */
export function layOut(name, isWrong = false) {
  const folder = join(cache, name);
  for (const entry of readdirSync(folder))
    if (!['node_modules', 'dist'].includes(entry)) rmSync(join(folder, entry), { recursive: true });
  const isSource = (file) => !/[\\/]wrong$/.test(file);
  for (const each of ['shared', manifestOf(name).like ?? name, name])
    cpSync(join(sources, each), folder, { recursive: true, filter: isSource });
  if (isWrong) cpSync(join(sources, name, 'wrong'), folder, { recursive: true });
}

/** Empties the installed package, but for its types: what is built then is the same application without it. */
export function emptyPackage(name) {
  const dist = join(cache, name, 'node_modules/dict-elements/dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:js|css)$/.test(file) && file !== 'angular.js') writeFileSync(join(dist, file), stubs[file] ?? '');
}

const stubs = {
  'index.js': 'export const configure = () => {};',
  'node/index.js': 'export const configure = () => {};',
  'server.js': "export const renderContent = async () => '';",
  'react.js': 'export const DictCallback = () => null;\nexport const DictSignup = () => null;',
};

/** Runs a script of the fixture and returns its output; if it fails, throws the output. */
export async function script(name, task) {
  return npm(join(cache, name), 'run', '--silent', task);
}

const manifestOf = (name) => JSON.parse(readFileSync(join(sources, name, 'package.json'), 'utf8'));

export const scriptsOf = (name) => Object.keys(manifestOf(name).scripts ?? {});

export const dependenciesOf = (name) => manifestOf(name).dependencies ?? {};

/** The errors that the type check must find in the fixture's `wrong` folder. */
export const expectedMistakes = (name) =>
  readFileSync(join(sources, name, 'wrong/expected.txt'), 'utf8')
    .trim()
    .split('\n');

/** The lines of the fixture's configuration that mention the library. */
export function configurationOf(name) {
  const isConfiguration = (file) => /^(?:.+\.config\.\w+|tsconfig.*\.json|angular\.json)$/.test(file);
  return readdirSync(join(sources, name))
    .filter(isConfiguration)
    .flatMap((file) => readFileSync(join(sources, name, file), 'utf8').split('\n'))
    .filter((line) => /\bdict\b/.test(line));
}

export const has = (name, part) => existsSync(join(sources, name, part));
