// `npm run bench`: what a visitor waits for, in this machine's Chromium. Medians of several runs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { buildWhereStale } from '../src/build/up-to-date.mjs';
import { launchOptions } from '../tests/support/browser.mjs';

await buildWhereStale();
const { startSandbox } = await import('../dist/sandbox-node.js');

const runs = 9;
const cdn = fileURLToPath(new URL('../dist/cdn', import.meta.url));
const { tags } = JSON.parse(readFileSync(join(cdn, 'elements.json'), 'utf8'));

const pages = mkdtempSync(join(tmpdir(), 'dict-bench-'));
const server = await startSandbox({
  staticFolders: [
    { at: '/cdn/', folder: cdn },
    { at: '/', folder: pages },
  ],
});
const browser = await chromium.launch(await launchOptions());

console.log('Kilobytes over the wire (brotli) until a tag can be typed into, and until its page is idle');
for (const [tag, { needed, later }] of Object.entries(tags)) {
  const typable = kilobytesOf(['dict.js', ...needed]);
  const idle = typable + kilobytesOf(later);
  console.log(`${typable.toFixed(1).padStart(8)} ${idle.toFixed(1).padStart(8)}  ${tag}`);
}

console.log(`\nMilliseconds from the start of the navigation until every tag on the page is ready, median of ${runs}`);
const one = await readyMs('<dict-signup product="dictation"></dict-signup>');
const twenty = await readyMs('<dict-signup layout="form"></dict-signup>'.repeat(20));
console.log(`${one.toFixed(0).padStart(8)}  one dict-signup, nothing cached`);
console.log(
  `${twenty.toFixed(0).padStart(8)}  twenty of them: ${((twenty - one) / 19).toFixed(1)} for each further one (HOST-18: below 50)`,
);

await browser.close();
await server.close();
rmSync(pages, { recursive: true });
await import('./lists.mjs');

function kilobytesOf(files) {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(cdn, file))).length, 0) / 1000;
}

async function readyMs(body) {
  const html = `<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/cdn/dict.js"></script>${body}</html>`;
  writeFileSync(join(pages, 'index.html'), html);
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.url}/`);
    times.push(await page.evaluate(untilReady));
    await context.close();
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

async function untilReady() {
  await customElements.whenDefined('dict-signup');
  await Promise.all([...document.querySelectorAll('dict-signup')].map(({ ready }) => ready));
  return performance.now();
}
