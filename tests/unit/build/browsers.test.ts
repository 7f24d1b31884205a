import { describe, expect, test } from 'vitest';
import { filesIn, read, readJson } from '../../build/built.ts';

/** Recent platform features, and how to find them in the sources. src/build/BROWSERS.md must list those that are used. */
const young: Readonly<Record<string, RegExp>> = {
  '`<dialog>`': /<dialog\b/,
  '`<dialog closedby>`': /\bclosedby=/,
  '`popover`': /\bpopover=|\.showPopover\(/,
  '`adoptedStyleSheets`': /\.adoptedStyleSheets\b/,
  '`<template shadowrootmode>`': /shadowrootmode/,
  '`connectedMoveCallback`': /connectedMoveCallback|moveBefore/,
  '`modulepreload`': /'modulepreload'/,
  '`fetchPriority`': /\.fetchPriority\b/,
  '`responseStatus`': /\bresponseStatus\b/,
  '`trustedTypes`': /\btrustedTypes\b/,
  '`keepalive`': /keepalive: true/,
  'streams as the body of a request': /duplex: 'half'/,
  '`BroadcastChannel`': /new BroadcastChannel/,
  '`navigator.locks`': /navigator\??\.locks/,
  '`AbortSignal.any`': /AbortSignal\.any\b/,
  '`throwIfAborted`': /throwIfAborted/,
  '`URL.canParse`': /URL\.canParse/,
  '`URL.parse`': /\bURL\.parse\(/,
  '`toSorted`': /\.to(?:Sorted|Reversed|Spliced)\(/,
  '`findLast`': /\.findLast(?:Index)?\(/,
  '`Object.hasOwn`': /Object\.hasOwn\b/,
  '`Promise.withResolvers`': /Promise\.(?:withResolvers|try)\b/,
  '`.at()`': /\.at\(/,
  'helpers of iterators': /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray)\(/,
  'arithmetic of sets': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'lookbehind in a regular expression': /\(\?<[=!]/,
  '`requestSubmit`': /requestSubmit\(/,
  '`setHTMLUnsafe`': /setHTMLUnsafe|\.getHTML\(/,
  '`command` and `commandfor`': /\bcommandfor\b/,
  '`scheduler`': /\bscheduler\.(?:yield|postTask)/,
  '`requestIdleCallback`': /requestIdleCallback/,
  'view transitions': /startViewTransition|::view-transition/,
  '`navigation`': /\bwindow\.navigation\b/,
  '`@scope`': /@scope\b/,
  '`@property`': /@property\b/,
  '`@container`': /@container\b/,
  '`@media` and `@container` with `<=`': /@(?:media|container)[^{]*[<>]/,
  '`@starting-style`': /@starting-style/,
  '`allow-discrete`': /allow-discrete/,
  '`light-dark()`': /light-dark\(/,
  '`color-mix()`': /color-mix\(/,
  '`oklch()`': /\bokl(?:ch|ab)\(/,
  'relative colours of `light-dark()`': /\(\s*from (?:light-dark|var)\(/,
  'nested rules': /^\s*&|'&:is\(/m,
  '`:has()`': /:has\(/,
  '`:dir()`': /:dir\(/,
  '`:state()`': /:state\(/,
  '`:user-invalid`': /:user-(?:in)?valid/,
  '`:focus-visible`': /:focus-visible/,
  '`subgrid`': /\bsubgrid\b/,
  '`content` with another text to read': /content: [^;]+ \/ '/,
  '`dvh`': /\d[dsl]v[hwbi]\b/,
  '`cqi`': /\dcq[ibwh]\b/,
  '`accent-color`': /accent-color:/,
  '`overflow: clip`': /overflow(?:-[a-z]+)?: clip/,
  '`overscroll-behavior`': /overscroll-behavior/,
  '`text-wrap: balance`': /text-wrap: balance/,
  '`text-wrap: pretty`': /text-wrap: pretty/,
  '`field-sizing`': /field-sizing/,
  '`interpolate-size`': /interpolate-size|calc-size\(/,
  'anchor positioning': /anchor-name|position-anchor|position-area/,
  '`content-visibility`': /content-visibility/,
  '`scrollbar-gutter`': /scrollbar-gutter/,
};

const source = ['core', 'elements', 'loader', 'host']
  .flatMap((room) => filesIn(`src/${room}`, '.ts', '.tsx', '.css', '.html'))
  .map((file) => read(file).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const rows = read('src/build/BROWSERS.md')
  .split('\n')
  .filter((line) => /^\| (?!Feature|-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .map(([feature = '', chrome = '', firefox = '', safari = '', without = '']) => ({
    feature,
    since: { chrome, edge: chrome, firefox, safari, ios_saf: safari },
    without,
  }));

type Browser = keyof (typeof rows)[number]['since'];

const supported = new Map(
  readJson<{ browserslist: string[] }>('package.json').browserslist.map((line) => {
    const [browser, , version] = line.split(' ');
    return [browser as Browser, version!];
  }),
);

const atLeast = (version: string, since: string) => version.localeCompare(since, 'en', { numeric: true }) >= 0;

describe('the table of required browser features', () => {
  test('lists exactly the recent features that the sources use', () => {
    const used = Object.keys(young).filter((feature) => young[feature]!.test(source));
    expect(rows.map(({ feature }) => feature).toSorted()).toEqual(used.toSorted());
  });

  test('has a column for every supported browser', () => {
    expect([...supported.keys()].toSorted()).toEqual(Object.keys(rows[0]!.since).toSorted());
  });

  test.each(rows)('$feature is in every supported browser, or is optional', ({ since, without }) => {
    const lacking = [...supported].filter(([browser, version]) => !since[browser] || !atLeast(version, since[browser]));
    expect(without || lacking, 'no word for those who lack it').toBeTruthy();
    if (!without) expect(lacking).toEqual([]);
  });
});
