import { expect, type Page } from 'playwright/test';
import { keys } from '../../../src/core/config/keys.ts';
import { demoConfiguration } from '../../../src/sandbox/server/demo-configuration.ts';
import { documentedUsers } from '../../../src/sandbox/seed/documented-users.ts';
import { person, signupDraft, team } from '../../../stories/person.ts';
import { violations } from '../../support/axe.ts';
import type { Stage } from '../../support/stage.mjs';
import { readRenderedText } from './rendered-text.ts';
import {
  inTheme,
  isRepeated,
  isRightToLeft,
  isTranslated,
  isVariant,
  overflowing,
  readEntries,
  test as base,
  type Story,
} from './preview.ts';

/*
 * Every screen in the pseudo-language, in German and in Arabic: no text is missing, and each has room on a phone. Then
 * every story in English: axe finds no fault on a wide light screen and a narrow dark one, and nothing is wider than
 * the page.
 */

const pseudoLanguage = 'en-XA';
const softly = expect.configure({ soft: true });

// Stories in the pseudo-language come first, because each change of the language loads the preview again.
const stories = readEntries('story').toSorted((one, other) => Number(isTranslated(other)) - Number(isTranslated(one)));

const test = base.extend<{ answered: () => Promise<string[]> }>({
  /** All strings that the service has answered to this story. */
  answered: async ({ preview: { page } }, use) => {
    const bodies: Promise<unknown>[] = [];
    const listen = (response: Awaited<ReturnType<Page['waitForResponse']>>) =>
      void (new URL(response.url()).pathname.startsWith('/api/') && bodies.push(response.json().catch(() => null)));
    page.on('response', listen);
    await use(async () => stringsOf(await Promise.all(bodies)));
    page.off('response', listen);
  },
});

for (const story of stories) {
  const { id, title, name } = story;
  const isInLanguages = isTranslated(story);
  const tag = isRepeated(story) ? [] : ['@A11Y-01'];
  test(
    `${title}: ${name}${isInLanguages ? ', in four languages,' : ''} has no fault (${id})`,
    { tag },
    async ({ preview: { page, stage, errors }, answered }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await stage.show(id, isInLanguages ? pseudoLanguage : 'en');
      expect(await stage.trouble(), 'the story stands').toBe('');
      if (isInLanguages) await expectRoomForTexts(page, stage, answered);
      if (isRightToLeft(name)) expect.soft(await direction(page)).toBe('rtl');
      if (!isRepeated(story)) await expectNoBarriers(page, story);
      expect.soft(errors.splice(0), 'the console').toEqual([]);
    },
  );
}

test('there are stories', () => expect(stories.filter(isTranslated).length).toBeGreaterThan(100));

async function expectRoomForTexts(page: Page, stage: Stage, answered: () => Promise<string[]>): Promise<void> {
  const read = () => page.evaluate(readRenderedText);
  await inTheme(page, 'light');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const { unbracketed, values } = await read();
    const known = [...ownNames, ...values, ...(await answered())];
    const untranslated = unbracketed.filter((text) => !isData(text, known));
    expect.soft(untranslated, `texts outside of the catalogues, ${width} px`).toEqual([]);
  }
  for (const language of [pseudoLanguage, 'de', 'ar']) {
    if (language !== pseudoLanguage) await stage.speak(language);
    let seen: ReturnType<typeof readRenderedText>;
    // Stories that measure their width need a frame first.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const cut = async () => (seen = await read()).cut;
    await softly.poll(cut, `${language}: nothing is cut`).toEqual([]);
    const { cutInFields, overlapping, scrambled } = seen!;
    // In the pseudo-language a hint may be cut; in a real language it may not.
    if (language !== pseudoLanguage) expect.soft(cutInFields, `${language}: hints and choices have room`).toEqual([]);
    expect.soft(overlapping, `${language}: nothing overlaps`).toEqual([]);
    expect.soft(scrambled, `${language}: phone numbers are written from left to right`).toEqual([]);
    await softly.poll(() => overflowing(page), `${language}: nothing is wider than 320 px`).toEqual([]);
  }
  await stage.speak('en');
}

/**
 * Checks the shown story: axe at 1280 px in the light theme and at 320 px in the dark one, and at three widths that
 * nothing is wider than the page (A11Y-01, A11Y-22).
 */
async function expectNoBarriers(page: Page, story: Story): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await softly.poll(() => overflowing(page), 'nothing is wider than 1280 px').toEqual([]);
  await inTheme(page, 'light');
  // A variant was seen at this width as the story that it varies.
  if (!isVariant(story)) expect.soft(await violations(page, '#storybook-root'), 'light').toEqual([]);
  await inTheme(page, 'dark');
  // The dark theme at this width takes as long as the other checks and seldom finds anything new, so only the soak
  // test checks it.
  if (process.env.SOAK) expect.soft(await violations(page, '#storybook-root'), 'dark').toEqual([]);
  await page.setViewportSize({ width: 768, height: 900 });
  // Stories that measure their width need a frame first.
  await softly.poll(() => overflowing(page), 'nothing is wider than 768 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await violations(page, '#storybook-root'), 'dark, 320 px').toEqual([]);
  expect.soft(await overflowing(page), 'nothing is wider than 320 px').toEqual([]);
}

const direction = (page: Page) =>
  page.evaluate(() => {
    const element = [...document.querySelectorAll('#storybook-root *')].find((each) => 'ready' in each)!;
    return getComputedStyle((element.shadowRoot ?? element).querySelector('.d-root')!).direction;
  });

/** Names from the page: the vendor's, its offices and partners, and the input of a story. */
const ownNames = stringsOf([keys.brand.initial, demoConfiguration(''), documentedUsers, person, signupDraft, team]);

function stringsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsOf) : [];
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(2026, month)),
);

const daysAhead = Array.from({ length: 31 }, (_, days) =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day'),
);

/** Names and values that the service sent, e-mail addresses, dates, days until then, amounts, numbers, and a user's initials. */
function isData(text: string, known: readonly string[]): boolean {
  if (/^(?:\p{Lu}{2}|\S+@\S*)$/u.test(text)) return true;
  const names = [...new Set([...known, ...months, ...daysAhead])]
    .map(withPlainSpaces)
    .filter((each) => each.length > 1);
  const rest = names.toSorted((a, b) => b.length - a.length).reduce((less, each) => less.replaceAll(each, ' '), text);
  return !/\p{L}{2}/u.test(rest);
}

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
