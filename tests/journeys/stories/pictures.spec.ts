import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { inTheme, readEntries, test } from './preview.ts';

/*
 * TST-08: the pictures of every story, in `npm run test:soak`. Another browser renders letters differently, so no
 * picture is in the repository: each is compared with the picture of the previous run in the same browser
 * (`.cache/pictures`; delete it after an intended change). The first look of a story is compared with itself, after the
 * other looks were shown. `npm run shots` keeps the pictures for people, and compares those of two commits.
 */

// Browsers can't take a screenshot of ten thousand rows: the first ones are enough.
const tallestPx = 16_000;
const looks = [
  { name: 'light', theme: 'light', width: 1280, forcedColors: 'none' },
  { name: 'dark', theme: 'dark', width: 1280, forcedColors: 'none' },
  { name: 'forced-colors', theme: 'light', width: 1280, forcedColors: 'active' },
  { name: '768', theme: 'light', width: 768, forcedColors: 'none' },
  { name: '768-dark', theme: 'dark', width: 768, forcedColors: 'none' },
  { name: '320', theme: 'light', width: 320, forcedColors: 'none' },
  { name: '320-dark', theme: 'dark', width: 320, forcedColors: 'none' },
] as const;

for (const { id, title, name } of readEntries('story')) {
  test(
    `${title}: ${name} (${id}) looks as it did`,
    { tag: '@TST-08' },
    async ({ preview: { page, stage }, direction }) => {
      await stage.show(id);
      expect(await stage.trouble(), 'the story stands').toBe('');
      await still(page);
      const folder = [page.context().browser()!.version(), direction];
      for (const look of process.env.SOAK ? [...looks, looks[0]] : looks) {
        await wear(page, look);
        const picture = await pictureOf(page);
        const path = [...folder, look.name, `${id}.png`];
        keep(path, picture);
        expect.soft(picture, look.name).toMatchSnapshot(path);
      }
    },
  );
}

async function wear(page: Page, { theme, width, forcedColors }: (typeof looks)[number]) {
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await inTheme(page, theme);
}

/**
 * Waits until the picture no longer changes: a story may load more after it is shown, such as the cities of a state.
 */
async function still(page: Page) {
  const seen: Buffer[] = [];
  await expect
    .poll(
      async () => {
        seen.push(await pictureOf(page));
        return seen.slice(-3).every((each) => each.equals(seen.at(-1)!)) && seen.length >= 3;
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBe(true);
}

async function pictureOf(page: Page) {
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  // In forced colors Playwright can't hide the caret: it must not blink, or half of the pictures would differ by it.
  const style = '* { caret-animation: manual !important }';
  return page.screenshot({ fullPage: heightPx < tallestPx, animations: 'disabled', style });
}

/** The first screenshot in this browser becomes the reference. */
function keep(path: readonly string[], picture: Buffer) {
  const file = test.info().snapshotPath(...path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
