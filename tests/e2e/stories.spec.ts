import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { serveFolder } from '../support/serve-folder.ts';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const server = await serveFolder(folder);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of readStories()) {
  test(`A11Y-01 ${title}: ${name}`, async ({ page, storybook }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    // The addon's own run of axe would stand in the way.
    const response = await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    expect(response?.ok(), 'npm run build:storybook has left the page').toBe(true);
    await drawn(page);

    expect.soft(await violations(page, '#storybook-root'), 'light').toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect.soft(await violations(page, '#storybook-root'), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect.soft(await violations(page, '#storybook-root'), 'dark, 320 px').toEqual([]);
    expect.soft(await overflow(page), 'A11Y-22 nothing is wider than 320 px').toBe(0);
    expect.soft(errors, 'the console').toEqual([]);
  });
}

test('there are stories', () => expect(readStories().length).toBeGreaterThan(0));

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

function readStories(): Story[] {
  const index = `${folder}/index.json`;
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The story's play function has run, and every element of ours on it has drawn. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => /sb-show-(?:main|errordisplay|nopreview)/.test(document.body.className), undefined, {
    timeout: 20_000,
  });
  await expect(page.locator('body'), 'the story draws').toContainClass('sb-show-main', { timeout: 1000 });
  await page.evaluate(async () => {
    const isOurs = (node: Element): node is Element & { ready: Promise<void> } =>
      node.localName.startsWith('dict-') && 'ready' in node;
    const ours = [...document.querySelectorAll('#storybook-root *')].filter(isOurs);
    const patienceMs = 5000;
    await Promise.all(
      ours.map((element) => Promise.race([element.ready, new Promise((resolve) => setTimeout(resolve, patienceMs))])),
    );
  });
}

const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}
