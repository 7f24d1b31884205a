// Measures lists of 1,000 and of 10,000 subscriptions in the built console with the built sandbox.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../tests/support/browser.mjs';
import { measureList } from './measure-list.mjs';
import { startConsole } from './console.mjs';

const built = fileURLToPath(new URL('../dist/', import.meta.url));

export async function measureLists() {
  for (const file of ['host/index.html', 'sandbox-node.js'])
    if (!existsSync(built + file)) throw new Error(`dist/${file} is missing: npm run build comes first.`);
  const browser = await chromium.launch(await launchOptions());
  const figures = [];
  for (const rowCount of [1000, 10_000]) {
    const server = await startConsole(built, rowCount);
    figures.push(await measureList(browser, server.url, rowCount));
    await server.close();
  }
  await browser.close();
  return figures;
}

/**
 * @param {readonly import('./results.ts').ListResult[]} lists
 * @returns {[sentence: string, holds: boolean][]}
 */
export function listLimits([small, large]) {
  const ratio = large.showMoreMs / small.showMoreMs;
  return [
    [`Show more at 10,000 rows costs ${ratio.toFixed(2)} times what it costs at 1,000; 2 at most`, ratio <= 2],
    [`the longest scroll frame is ${large.frameMostMs} ms; 50 at most`, large.frameMostMs <= 50],
    [`${large.nodes} nodes stand against ${small.nodes}; a tenth more at most`, large.nodes <= small.nodes * 1.1],
  ];
}
