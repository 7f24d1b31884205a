import type { Results } from './results.ts';

export type Limit = readonly [sentence: string, holds: boolean];

export function threadLimits({ pages, loaderMs }: Pick<Results, 'pages' | 'loaderMs'>): Limit[] {
  const elements = pages.filter(({ isTimed, name }) => isTimed && name.startsWith('dict-'));
  const longest = (at: 'fast' | 'slow') => Math.max(0, ...elements.map((page) => page[at]?.longestTaskMs ?? 0));
  const [fast, slow] = [longest('fast'), longest('slow')];
  return [
    [`dict.js itself takes ${loaderMs.toFixed(1)} ms of the main thread; 5 at most`, loaderMs <= 5],
    [`the longest task of an element takes ${fast.toFixed(0)} ms; 50 at most`, fast <= 50],
    [`on the slow phone it takes ${slow.toFixed(0)} ms; 200 at most`, slow <= 200],
  ];
}

export const scoreLimits = ({ scores }: Pick<Results, 'scores'>): Limit[] =>
  scores.map(({ name, scores: each, below }) => [
    `Lighthouse gives the ${name} ${Object.values(each).join(', ')} of 100; 98 at least${below.length > 0 ? ` (${below.join(', ')})` : ''}`,
    Object.values(each).every((score) => score >= 98),
  ]);
