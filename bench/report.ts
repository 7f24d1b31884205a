import { tokens } from '../src/sandbox/pages/tokens.made.ts';
import { chartSvg, escape, type Chart } from './chart.ts';
import type { PerStage } from './load.ts';
import type { PageResult, Results } from './results.ts';

export function reportOf({ pages, heap }: Results): string {
  const timed = pages.filter(({ isTimed }) => isTimed);
  const charts: readonly [Chart, string, readonly string[]][] = [
    [
      {
        title: 'On a slow phone',
        unit: 'ms',
        bars: timed.map((page) => bar(page, timesOf((page.slow ?? page.fast).ms))),
      },
      'A processor of a quarter of this one’s speed, 1.6 Mbit/s, 150 ms for each answer. Median of five.',
      ['until something is seen', 'until it can be typed into', 'until it is alive'],
    ],
    [
      { title: 'On this machine', unit: 'ms', bars: timed.map((page) => bar(page, timesOf(page.fast.ms))) },
      'Nothing is slowed down. Median of fifteen.',
      ['until something is seen', 'until it can be typed into', 'until it is alive'],
    ],
    [
      {
        title: 'Bytes over the wire',
        unit: 'kB',
        digits: 1,
        bars: pages.map((page) => bar(page, [page.fast.bytes.interactive / 1000, page.fast.bytes.idle / 1000])),
      },
      'Compressed (brotli), with the page itself.',
      ['until it is alive', 'until the page is at rest'],
    ],
    [
      {
        title: 'Memory of each further element',
        unit: 'KB',
        bars: heap.map(({ name, eachBytes, eachMoreBytes }) => ({
          name,
          ends: [eachMoreBytes / 1024, eachBytes / 1024],
          isReference: name === 'React form',
        })),
      },
      'JavaScript heap: pages with one, with twenty and with forty of them.',
      ['from the twentieth on', 'up to the twentieth, with what the browser has compiled meanwhile'],
    ],
  ];
  const sections = charts.map(([chart, explanation, legend]) => sectionOf(chart, explanation, legend)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How fast the elements are</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>How fast the elements are</h1>
<p class="lead">Each element beside an empty page, a form of plain HTML and a form of React, all measured in the same run in the same browser. Shorter is better.</p>
${sections}
</main>
</body>
</html>
`;
}

const timesOf = ({ visible, typable, interactive }: PerStage) => [
  visible,
  Math.max(visible, typable),
  Math.max(visible, typable, interactive),
];

const bar = ({ name }: PageResult, ends: readonly number[]) => ({ name, ends, isReference: !name.startsWith('dict-') });

const sectionOf = (chart: Chart, explanation: string, legend: readonly string[]) => `<section>
<h2>${escape(chart.title)}</h2>
<p>${escape(explanation)}</p>
<ul class="legend">${legend.map((text, at) => `<li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="part-${at}" width="12" height="12"/></svg>${escape(text)}</li>`).join('')}</ul>
${chartSvg(chart)}
</section>`;

const css = `
${tokens}
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--d-sunken); color: var(--d-text); font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 760px; margin-inline: auto; padding: 40px 16px; }
h1 { margin: 0 0 8px; font-size: 32px; font-weight: 650; line-height: 1.2; text-wrap: balance; }
h2 { margin: 0; font-size: 20px; font-weight: 650; line-height: 1.2; }
p { margin: 4px 0 0; max-inline-size: 65ch; color: var(--d-quiet); }
.lead { margin-block-end: 24px; }
section { margin-block-end: 24px; padding: 24px 16px; border: 1px solid var(--d-line); border-radius: 10px; background: var(--d-raised); }
section > svg { display: block; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 16px 0 8px; padding: 0; list-style: none; color: var(--d-quiet); font-size: 14px; }
.legend li { display: flex; align-items: center; gap: 8px; }
.legend svg { inline-size: 12px; block-size: 12px; }
text { fill: var(--d-text); font-size: 15px; }
.figure { fill: var(--d-quiet); font-variant-numeric: tabular-nums; }
.part-0 { fill: var(--d-accent); }
.part-1 { fill: color-mix(in oklab, var(--d-accent) 55%, var(--d-raised)); }
.part-2 { fill: color-mix(in oklab, var(--d-accent) 25%, var(--d-raised)); }
.reference.part-0 { fill: var(--d-quiet); }
.reference.part-1 { fill: color-mix(in oklab, var(--d-quiet) 55%, var(--d-raised)); }
.reference.part-2 { fill: color-mix(in oklab, var(--d-quiet) 25%, var(--d-raised)); }
@media (max-width: 480px) {
  section { padding: 16px 12px; }
  text { font-size: 14px; }
}
@media (forced-colors: active) {
  section { border-color: CanvasText; }
  text { fill: CanvasText; }
}
`;
