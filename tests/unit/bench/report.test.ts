import { expect, test } from 'vitest';
import { chartSvg } from '../../../bench/chart.ts';
import { scoreLimits, threadLimits } from '../../../bench/limits.ts';
import { readOptions } from '../../../bench/options.ts';
import { ownTime } from '../../../bench/own-time.ts';
import { reportOf } from '../../../bench/report.ts';
import { heapTable, pagesTable, scoresTable, type PageResult, type Results } from '../../../bench/results.ts';
import { cell, textTable } from '../../../bench/table.ts';

const stages = (visible: number) => ({ visible, typable: visible + 1, interactive: visible + 2, idle: visible + 3 });
const figures = (visible: number) => ({
  ms: stages(visible),
  overEmptyMs: stages(visible - 40),
  bytes: stages(1000 * visible),
  requests: stages(2),
  shift: 0.0123,
  longestTaskMs: 51.4,
});
const pages: readonly PageResult[] = [
  { name: 'empty page', isTimed: true, fast: figures(40), slow: figures(400) },
  { name: 'dict-signup', isTimed: true, fast: figures(90), slow: figures(900) },
  { name: 'dict-nav', isTimed: false, fast: figures(95), slow: null },
];
const heap = [
  {
    name: 'dict-signup',
    oneBytes: 2_048_000,
    twentyBytes: 3_020_800,
    fortyBytes: 3_747_840,
    eachBytes: 51_200,
    eachMoreBytes: 36_352,
  },
];
const scoresBelow = (performance: number, ...below: string[]) => ({
  scores: { performance, accessibility: 100, 'best-practices': 100 },
  below,
});
const scores = [
  { name: 'landing page', ...scoresBelow(98) },
  { name: 'login', ...scoresBelow(97, 'first-contentful-paint 2.1 s') },
];
const results: Results = { pages, heap, lists: [], loaderMs: 1.23, scores };

test('a table aligns its first column left and the others right', () => {
  expect(
    textTable(
      ['page', 'ms'],
      [
        ['a', '7'],
        ['long name', '1234'],
      ],
    ),
  ).toBe(['page         ms', '─────────  ────', 'a             7', 'long name  1234'].join('\n'));
});

test('a cell shows a missing measurement as a dash', () => {
  expect(cell([1.26, NaN, 3], 1)).toBe('1.3 · – · 3.0');
});

test('the table has one line per page, without times for elements measured in bytes only', () => {
  const lines = pagesTable(results).split('\n');
  expect(lines).toHaveLength(2 + pages.length);
  expect(lines.at(-2)).toMatch(
    /^dict-signup +90\.0 · 90\.0 · 90\.0 · 90\.0 +2 · 3 · 4 · 5 +90 · 91 · 92 · 93 +50 · 51/,
  );
  expect(lines.at(-1)).toMatch(/^dict-nav +95\.0 · 95\.0 · 95\.0 · 95\.0 +2 · 3 · 4 · 5 +0\.012$/);
});

test('the heap is shown in KB', () => {
  expect(heapTable(results)).toMatch(/dict-signup +2000 +2950 +3660 +50 +36$/);
});

test('the limits of the main thread apply to pages with elements only', () => {
  expect(threadLimits(results)).toEqual([
    ['dict.js itself takes 1.2 ms of the main thread; 5 at most', true],
    ['the longest task of an element takes 51 ms; 50 at most', false],
    ['on the slow phone it takes 51 ms; 200 at most', true],
  ]);
});

test('every score of Lighthouse is 98 at least, or the audits are named', () => {
  expect(scoreLimits(results)).toEqual([
    ['Lighthouse gives the landing page 98, 100, 100 of 100; 98 at least', true],
    ['Lighthouse gives the login 97, 100, 100 of 100; 98 at least (first-contentful-paint 2.1 s)', false],
  ]);
  expect(scoresTable(results)).toMatch(
    /^Lighthouse +performance +accessibility +best-practices\n.*\nlanding page +98 +100 +100\n/,
  );
});

test('only samples of a profile count in which a function of the file ran', () => {
  const node = (id: number, url: string) => ({ id, callFrame: { url } });
  const nodes = [
    node(1, ''),
    node(2, 'https://a/dict.js'),
    node(3, 'https://a/chunks/x.js'),
    node(4, 'https://a/dict.js'),
  ];
  const profile = { nodes, samples: [1, 2, 3, 4, 2], timeDeltas: [9000, 500, 7000, 250, 250] };
  expect(ownTime(profile, /\/dict\.js$/)).toBe(1);
});

test('bars end at their sums, and the longest one leaves room for its figure', () => {
  const svg = chartSvg({
    title: 'Times',
    unit: 'ms',
    bars: [
      { name: 'a <b>', ends: [50, 100], isReference: false },
      { name: 'c', ends: [25, 50], isReference: true },
    ],
  });
  const rects = [...svg.matchAll(/class="([^"]+)" x="([\d.]+)%" y="\d+" width="([\d.]+)%"/g)].map((found) =>
    found.slice(1),
  );
  expect(rects).toEqual([
    ['part-0', '0', '35'],
    ['part-1', '35', '35'],
    ['part-0 reference', '0', '17.5'],
    ['part-1 reference', '17.5', '17.5'],
  ]);
  expect(svg).toContain('a &lt;b&gt;: 50 ms, 100 ms');
});

test('the report names every page and requests no other file', () => {
  const html = reportOf(results);
  for (const { name } of pages) expect(html).toContain(`>${name}<`);
  expect(html).not.toMatch(/https?:|src=|href=|url\(|@import|<script/);
});

test('unknown options are rejected with the usage', () => {
  expect(readOptions(['--json', 'a.json', '--quick'], 'r.html')).toEqual({
    json: 'a.json',
    report: 'r.html',
    isQuick: true,
    only: null,
  });
  expect(() => readOptions(['--fast'], 'r.html')).toThrow('npm run bench --');
});
