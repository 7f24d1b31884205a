// Takes screenshots of the stories of a built Storybook.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';
import { stageOn } from '../stage.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const widths = [1280, 768, 320];
const themes = ['light', 'dark'];
const pagesAtOnce = 2;
// Longer than the longest story takes on a slow machine: a page may hang without an error.
const patienceMs = 120_000;
// Browsers can't capture ten thousand rows: capture the visible part only.
const tallestPx = 16_000;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Builds the Storybook of a checkout of this repository into `built`. */
export function buildStorybook(checkout, built) {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '-o', built, '--disable-telemetry', '--quiet'];
  execFileSync(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Takes the stories whose id contains `wanted`, into `shots` as `<id>-<width>-<theme>.png`. */
export async function takeStories(built, shots, wanted) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(wanted));
  const server = await serveStories(built);
  const browser = await chromium.launch(await launchOptions());
  mkdirSync(shots, { recursive: true });

  const url = `http://localhost:${server.address().port}`;
  const left = [...stories];
  const count = stories.length;
  const failed = [];
  await Promise.all(
    Array.from({ length: pagesAtOnce }, () => photograph(browser, { url, shots, left, count, failed })),
  );

  await browser.close();
  server.close();
  console.log(`${(stories.length - failed.length) * widths.length * themes.length} pictures in ${shots}`);
  if (failed.length === 0) return;
  console.error(`No picture of ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function photograph(browser, { url, shots, left, count, failed }) {
  let page = null;
  for (let story = left.shift(); story; story = left.shift()) {
    page ??= await browser.newPage({ reducedMotion: 'reduce' });
    const taken = pictures(page, url, shots, story.id).catch((error) => error.message.split('\n', 1)[0]);
    const trouble = await Promise.race([taken, hanging(story)]);
    console.log(`${count - left.length} of ${count} ${story.id}${trouble ? `: ${trouble}` : ''}`);
    if (!trouble) continue;
    // Tries a failed story once more, on a new page.
    if (story.isSecond) failed.push(story.id);
    else left.push({ ...story, isSecond: true });
    void page.close();
    page = null;
  }
}

const hanging = ({ id }) => new Promise((resolve) => setTimeout(() => resolve(`${id} hangs`), patienceMs).unref());

/** Returns an error message, '' on success. */
async function pictures(page, url, shots, id) {
  const stage = stageOn(page, url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What a play function can do depends on the width: the menu has a button on narrow screens only.
    if (width === widths[0] || (await stage.isPlayed())) await stage.show(id);
    const trouble = await stage.trouble();
    if (trouble) return trouble;
    for (const theme of themes) {
      await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({ path: join(shots, `${id}-${width}-${theme}.png`), fullPage: heightPx < tallestPx });
    }
  }
  return '';
}

export async function serveStories(folder) {
  const listening = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return listening;
}
