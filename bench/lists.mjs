// Part of `npm run bench`: what a list of 1,000 and of 10,000 subscriptions costs, in the built console on the built sandbox.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../tests/support/browser.mjs';
import { measureList } from './measure-list.mjs';
import { startConsole } from './console.mjs';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
for (const file of ['host/index.html', 'sandbox-node.js']) {
  if (!existsSync(built + file)) throw new Error(`dist/${file} is missing: npm run build comes first.`);
}

const browser = await chromium.launch(await launchOptions());
const figures = [];
for (const rowCount of [1000, 10_000]) {
  const server = await startConsole(built, rowCount);
  figures.push(await measureList(browser, server.url, rowCount));
  await server.close();
}
await browser.close();

const [small, large] = figures;
console.table(
  Object.fromEntries(
    figures.map((each) => [
      `${each.rowCount.toLocaleString('en')} rows`,
      {
        'first rows, ms': each.firstRowsMs,
        'Show more, ms of main thread': each.showMoreMs,
        'scroll frame p95, ms': each.frameP95Ms,
        'longest scroll frame, ms': each.frameMostMs,
        'p95 by the clock, ms': each.clockP95Ms,
        'heap, MB': each.heapMb,
        'DOM nodes': each.nodes,
      },
    ]),
  ),
);

console.log(
  'Milliseconds of work are the main thread’s own: what else the machine does is in those by the clock alone.',
);
const ratio = large.showMoreMs / small.showMoreMs;
const limits = [
  [`Show more at 10,000 rows costs ${ratio.toFixed(2)} times what it costs at 1,000; 2 at most`, ratio <= 2],
  [`the longest scroll frame is ${large.frameMostMs} ms; 50 at most`, large.frameMostMs <= 50],
  [`${large.nodes} nodes stand against ${small.nodes}; a tenth more at most`, large.nodes <= small.nodes * 1.1],
];
for (const [sentence, holds] of limits) console.log(`${holds ? '✓' : '✗'} ${sentence}`);
process.exitCode = limits.every(([, holds]) => holds) ? 0 : 1;
