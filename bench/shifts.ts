import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../tests/support/browser.mjs';
import { load, slowPhone, type Conditions } from './load.ts';
import type { BenchPage } from './pages.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cdn = join(root, 'dist/cdn');

const slowDesktop: Conditions = { ...slowPhone, name: 'slow desktop', viewport: { width: 1280, height: 900 } };

/** A page that arrives in parts may show half a word for a frame. The other half then causes a shift of 0.00004. */
const visibleShift = 0.001;

/** Loads the signup's inline snippet again and again on a slow network and CPU. Resolves to true if nothing ever moved visibly. */
export async function countShifts(loads: number): Promise<boolean> {
  const page = columnPage();
  const server = await startServer(cdn, { [page.path]: page.html });
  const browser = await chromium.launch(await launchOptions());
  const shifts: number[] = [];
  for (let each = 1; each <= loads; each += 1) {
    const { shift, ms } = await load(browser, server.url, page, slowDesktop);
    shifts.push(shift);
    console.log(`${each} of ${loads}: ${shift.toFixed(6)}, interactive after ${Math.round(ms.interactive)} ms`);
  }
  await browser.close();
  await server.close();
  const seen = shifts.filter((shift) => shift >= visibleShift);
  const tiny = shifts.filter((shift) => shift > 0 && shift < visibleShift);
  console.log(`${seen.length} moved of ${loads}, and ${tiny.length} by less than ${visibleShift}`);
  console.log(`The worst moved by ${Math.max(...shifts).toFixed(6)}.`);
  return seen.length === 0;
}

/** The panel layout in a column of 760 px, as a content management system has it, between texts that would be moved. */
function columnPage(): BenchPage {
  const command = [
    join(root, 'dist/commands.js'),
    'prerender',
    'dict-signup',
    'product=dictation',
    'layout=panel',
    '--inline-style',
  ];
  const snippet = execFileSync(process.execPath, [...command, '--cdn', 'https://cdn.example.com/dict'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<script type="application/json" id="dict-config">{"serviceBase":"","consoleUrl":""}</script></head>
<body><main style="max-width:760px;margin:auto"><h1>Try it</h1><p>Two weeks, without a card.</p>
${snippet.replaceAll('https://cdn.example.com/dict', '/cdn')}<p>What follows the form.</p></main></body></html>`;
  return { name: 'column', path: '/column', html, host: 'dict-signup', control: 'input', interactive: 'element' };
}
