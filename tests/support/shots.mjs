// `npm run shots [part of a story's id]`: builds Storybook and takes screenshots of every story at 320, 768 and 1280 px,
// light and dark, into shots/. `npm run shots -- --engines`: six screens of the built console in each installed engine,
// side by side.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { stageOn } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'storybook-static');
const shots = join(root, 'shots');
const wanted = process.argv[2] ?? '';
const widths = [320, 768, 1280];
const themes = ['light', 'dark'];
const pagesAtOnce = 2;
// Browsers can't capture ten thousand rows: capture the visible part only.
const tallestPx = 16_000;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

if (process.argv.includes('--engines')) {
  await import('./engines/pictures/run.mjs');
  process.exit();
}
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
execFileSync(process.execPath, [storybook, 'build', '-o', built, '--disable-telemetry', '--quiet'], { cwd: root });
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(wanted));
const server = await serve();
const browser = await chromium.launch(await launchOptions());
mkdirSync(shots, { recursive: true });

const left = [...stories];
const failed = [];
await Promise.all(Array.from({ length: pagesAtOnce }, photograph));

await browser.close();
server.close();
console.log(`${(stories.length - failed.length) * widths.length * themes.length} pictures in ${shots}`);
if (failed.length > 0) {
  console.error(`No picture of ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function photograph() {
  let page = null;
  for (let story = left.shift(); story; story = left.shift()) {
    page ??= await browser.newPage({ reducedMotion: 'reduce' });
    const trouble = await pictures(page, story.id).catch((error) => error.message.split('\n', 1)[0]);
    console.log(trouble ? `${story.id}: ${trouble}` : story.id);
    if (!trouble) continue;
    failed.push(story.id);
    await page.close();
    page = null;
  }
}

/** Returns an error message, '' on success. */
async function pictures(page, id) {
  const stage = stageOn(page, `http://localhost:${server.address().port}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await stage.show(id);
  const trouble = await stage.trouble();
  if (trouble) return trouble;
  for (const theme of themes) {
    await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({ path: join(shots, `${id}-${width}-${theme}.png`), fullPage: heightPx < tallestPx });
    }
  }
  return '';
}

async function serve() {
  const listening = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const body = readFileSync(join(built, path));
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return listening;
}
