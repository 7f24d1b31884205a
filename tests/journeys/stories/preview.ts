import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type ConsoleMessage, type Page } from 'playwright/test';
import { messagesOf } from '../../support/messages-of.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { stageOn, type Stage } from '../../support/stage.mjs';

export const folder = process.env.STORYBOOK ?? fileURLToPath(new URL('../../../storybook-static', import.meta.url));

export interface Preview {
  readonly page: Page;
  readonly stage: Stage;
  /** Errors of the page since the previous story. */
  readonly errors: string[];
}

/**
 * One page for all stories of a worker, in a left-to-right document or, with `test.use`, a right-to-left one. After a
 * failed story the page is lost and the next story gets a new worker.
 */
export const test = base.extend<object, { preview: Preview; direction: 'ltr' | 'rtl' }>({
  direction: ['ltr', { option: true, scope: 'worker' }],
  preview: [
    async ({ browser, direction }, use) => {
      const server = await serveFolder(folder);
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
      await use({ page, stage: stageOn(page, server.url, direction), errors: messagesOf(page, isError) });
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

export function readEntries(of: Story['type']): Story[] {
  const index = `${folder}/index.json`;
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === of);
}

/** True if the story shows another story in a different environment. */
export const isVariant = ({ name }: Story) => /^(?:Narrow|Dark|Right To Left|Long Texts)/.test(name);

/** True if the story only repeats another one in a width or theme in which the other one is checked anyway (A11Y-01). */
export const isRepeated = ({ name }: Story) => /^(?:Narrow|Dark)/.test(name) && !isRightToLeft(name);

export const isRightToLeft = (name: string) => name.endsWith('Right To Left');

/**
 * True if all texts of the story come from the catalogues. The stories of the kit and the third-party pages contain
 * their own, in English.
 */
export const isTranslated = (story: Story) => story.title.startsWith('Elements/') && !isVariant(story);

export const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);

/** The nodes that make the page scroll sideways, outermost first. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    const isOutside = ({ left, right }: DOMRect) => left < -0.5 || right > innerWidth + 0.5;
    return within(document.body)
      .filter((each) => isOutside(each.getBoundingClientRect()))
      .map((each) => `${each.localName}.${each.className}: ${each.textContent?.slice(0, 40)}`);
  });

const isError = (message: ConsoleMessage) => message.type() === 'error' && !isRefusedCall(message);

/** The browser's own message about a call that a story refuses. */
const isRefusedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.startsWith('/api/');
