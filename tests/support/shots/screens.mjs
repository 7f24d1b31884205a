// Takes the small pictures of "For designers": the first story of each element, the gallery and the flows.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';
import { stageOn } from '../stage.mjs';
import { toWebp } from './readme.mjs';
import { root, serveStories } from './stories.mjs';

const folder = join(root, 'stories/pictures/screens');

/** Needs the output of `npm run build:storybook`. */
export async function takeScreens() {
  const built = join(root, 'storybook-static');
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const shown = stories.filter(
    ({ title }, at) =>
      /^Start\/(?:Gallery|Flows)$/.test(title) ||
      (title.startsWith('Elements/') && stories.findIndex((each) => each.title === title) === at),
  );
  const server = await serveStories(built);
  const browser = await chromium.launch(await launchOptions());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const stage = stageOn(page, `http://localhost:${server.address().port}`);
  for (const { id } of shown) {
    await stage.show(id);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ animations: 'disabled' });
    const webp = await page.evaluate(toWebp, { base64: png.toString('base64'), width: 480 });
    writeFileSync(join(folder, `${id}.webp`), Buffer.from(webp, 'base64'));
  }
  await browser.close();
  server.close();
  console.log(`${shown.length} pictures in ${folder}`);
}
