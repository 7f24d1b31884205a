import { expect, test } from 'vitest';
import { scoreLimits, threadLimits } from '../../../bench/limits.ts';
import { ownTime } from '../../../bench/own-time.ts';
import { reportOf } from '../../../bench/report.ts';
import { scoresTable, type PageResult, type Results } from '../../../bench/results.ts';

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

test('the report names every page and requests no other file', () => {
  const html = reportOf(results);
  for (const { name } of pages) expect(html).toContain(`>${name}<`);
  expect(html).not.toMatch(/https?:|src=|href=|url\(|@import|<script/);
});
