import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type ConsoleMessage, type Page } from 'playwright/test';
import { violations } from '../../support/axe.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { stageOn, type Stage } from '../../support/stage.mjs';

const folder = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

interface Preview {
  readonly page: Page;
  readonly stage: Stage;
  /** What the page has complained of since the story before was done. */
  readonly errors: string[];
}

/** One page for all stories of a worker. A story that fails takes it along: the next one gets a new worker. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const server = await serveFolder(folder);
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
      await use({ page, stage: stageOn(page, server.url), errors: watchForErrors(page) });
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const softly = expect.configure({ soft: true });

for (const { id, title, name } of readStories()) {
  test(`A11Y-01 ${title}: ${name} (${id})`, async ({ preview: { page, stage, errors } }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await stage.show(id);
    expect(await stage.trouble(), 'the story stands').toBe('');
    expect.soft(await overflowing(page), 'nothing is wider than 1280 px').toEqual([]);

    await inTheme(page, 'light');
    expect.soft(await violations(page, '#storybook-root'), 'light').toEqual([]);
    await inTheme(page, 'dark');
    // The third look takes as long as each of the others, and seldom finds what they do not: it is the soak's.
    if (process.env.SOAK) expect.soft(await violations(page, '#storybook-root'), 'dark').toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    // What sees to its width by a measurement needs a frame for it.
    await softly.poll(() => overflowing(page), 'nothing is wider than 768 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect.soft(await violations(page, '#storybook-root'), 'dark, 320 px').toEqual([]);
    expect.soft(await overflowing(page), 'A11Y-22 nothing is wider than 320 px').toEqual([]);
    expect.soft(errors.splice(0), 'the console').toEqual([]);
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

const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);

/** What makes the page scroll sideways, from the outside in. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    const isOutside = ({ left, right }: DOMRect) => left < -0.5 || right > innerWidth + 0.5;
    return within(document.body)
      .filter((each) => isOutside(each.getBoundingClientRect()))
      .map((each) => `${each.localName}.${each.className}: ${each.textContent?.slice(0, 40)}`);
  });

function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message)) errors.push(message.text());
  });
  return errors;
}

/** The browser's own line about a call that a story has refused. */
const isRefusedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.startsWith('/api/');
