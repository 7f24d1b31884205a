// The bytes that the tags add to each project, as a table of the documentation.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, configurationOf, dependenciesOf } from './prepare.mjs';

const page = fileURLToPath(new URL('../../stories/docs/frameworks.md', import.meta.url));

const packages = {
  angular: ['@angular/core'],
  astro: ['astro'],
  html: [],
  next: ['next', 'react'],
  'react-18': ['react', 'vite'],
  'react-19': ['react', 'vite'],
  solid: ['solid-js', 'vite'],
  svelte: ['svelte', 'vite'],
  vue: ['vue', 'vite'],
  webpack: ['webpack'],
};

export const isMeasured = (name) => name in packages;

const head = ['Project', 'Configuration', 'At once: files', 'JavaScript', 'CSS', 'Later: files', 'JavaScript', 'CSS'];

/** A table with a row for each project that was measured with and without the tags. */
export function tableOf(names) {
  const rows = names.filter((name) => read(name, 'with') && read(name, 'without')).map(rowOf);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column < 2 ? '---' : '--:'))), ...rows.map(line), ''].join('\n');
}

function rowOf(name) {
  const [whole, bare] = [read(name, 'with'), read(name, 'without')];
  const cells = ['eager', 'lazy'].flatMap((part) => [
    String(whole[part].files - bare[part].files),
    ...['js', 'css'].map((kind) => kilobytes(minus(whole[part][kind], bare[part][kind]))),
  ]);
  return [titleOf(name), lines(configurationOf(name).length), ...cells];
}

/** The fixture's packages with the versions that were measured. */
function titleOf(name) {
  const versions = dependenciesOf(name);
  return packages[name].map((each) => `${each} ${versions[each]}`).join(', ') || 'CDN, no framework';
}

const lines = (count) => (count === 0 ? 'none' : count === 1 ? '1 line' : `${count} lines`);

const minus = (one, other) => ({ raw: one.raw - other.raw, brotli: one.brotli - other.brotli });

const kilobytes = ({ raw, brotli }) => (raw === 0 ? '0' : `${inKilobytes(brotli)} (${inKilobytes(raw)})`);
const inKilobytes = (bytes) => (bytes / 1000).toFixed(1);

function read(name, variant) {
  const file = join(cache, 'bytes', `${name}.${variant}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Writes the table into the documentation. Throws if the old figures were off by more than `tolerance`. */
export function writeTable(text) {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, text);
  const old = figuresOf(before);
  const off = figuresOf(text).filter((figure, index) => !(Math.abs(figure - old[index]) <= tolerance * figure + 0.1));
  if (off.length > 0 || old.length !== figuresOf(text).length)
    throw new Error('stories/docs/frameworks.md said otherwise; it is written anew.');
}

const tolerance = 0.02;
const figuresOf = (text) => [...text.matchAll(/\d+(?:\.\d+)*/g)].map(([figure]) => parseFloat(figure));
