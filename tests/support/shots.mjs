// `npm run shots [part of a story's id]`: every built story at 320, 768 and 1280 px, light and dark, into shots/.
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'storybook-static');
const shots = join(root, 'shots');
const wanted = process.argv[2] ?? '';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(wanted));
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  try {
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(built, path)));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ reducedMotion: 'reduce' });
mkdirSync(shots, { recursive: true });

for (const { id } of stories) {
  for (const theme of ['light', 'dark']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(
      `http://localhost:${server.address().port}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
    );
    await page.waitForFunction(() => /sb-show-(?:main|errordisplay)/.test(document.body.className));
    await page.waitForLoadState('networkidle');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(shots, `${id}-${width}-${theme}.png`), fullPage: true });
    }
  }
  console.log(id);
}

await browser.close();
server.close();
