import { expect, type Page } from 'playwright/test';
import { keys } from '../../../src/core/config/keys.ts';
import { demoConfiguration } from '../../../src/sandbox/server/demo-configuration.ts';
import { documentedUsers } from '../../../src/sandbox/seed/documented-users.ts';
import { person, signupDraft, team } from '../../../stories/person.ts';
import { readRenderedText } from './rendered-text.ts';
import { inTheme, isVariant, overflowing, readStories, test as base } from './preview.ts';

/*
 * Every screen in the pseudo-language, in German and in Arabic: no text is missing, and each has room on a phone.
 * stories.spec.ts looks for barriers in the same stories in English, also right to left.
 */

const pseudoLanguage = 'en-XA';
const softly = expect.configure({ soft: true });

// The stories of the kit and the third-party pages contain their own texts, in English.
const stories = readStories().filter((story) => story.title.startsWith('Elements/') && !isVariant(story));

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

for (const language of [pseudoLanguage, 'de', 'ar'])
  for (const { id, title, name } of stories)
    test(`${title}: ${name}, in ${language} (${id})`, async ({ preview: { page, stage, errors }, answered }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await stage.show(id, language);
      expect(await stage.trouble(), 'the story stands').toBe('');
      await inTheme(page, 'light');

      const read = () => page.evaluate(readRenderedText);
      // Stories that measure their width need a frame first.
      await softly.poll(async () => (await read()).cut, { message: 'nothing is cut', timeout: 2000 }).toEqual([]);
      const { cutInFields, tall, overlapping, scrambled } = await read();
      // In the pseudo-language a hint may be cut and a label may take two lines; in a real language neither may.
      if (language !== pseudoLanguage) {
        expect.soft(cutInFields, 'hints and choices have room').toEqual([]);
        expect.soft(tall, 'busy labels have room').toEqual([]);
      }
      expect.soft(overlapping, 'nothing overlaps').toEqual([]);
      expect.soft(scrambled, 'phone numbers are written from left to right').toEqual([]);
      expect.soft(await overflowing(page), 'nothing is wider than 320 px').toEqual([]);

      if (language === pseudoLanguage) {
        const untranslated = async () => {
          const { unbracketed, values } = await read();
          const known = [...ownNames, ...values, ...(await answered())];
          return unbracketed.filter((text) => !isData(text, known));
        };
        expect.soft(await untranslated(), 'texts outside of the catalogues, 320 px').toEqual([]);
        await page.setViewportSize({ width: 1280, height: 900 });
        expect.soft(await untranslated(), 'texts outside of the catalogues, 1280 px').toEqual([]);
      }
      expect.soft(errors.splice(0), 'the console').toEqual([]);
    });

test('there are stories', () => expect(stories.length).toBeGreaterThan(100));

/** Names from the page: the vendor's, its offices and partners, and the input of a story. */
const ownNames = stringsOf([keys.brand.initial, demoConfiguration(''), documentedUsers, person, signupDraft, team]);

function stringsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsOf) : [];
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(2026, month)),
);

/** Names and values that the service sent, e-mail addresses, dates, amounts, numbers, and a user's initials. */
function isData(text: string, known: readonly string[]): boolean {
  if (/^(?:\p{Lu}{2}|\S+@\S*)$/u.test(text)) return true;
  const names = [...new Set([...known, ...months])].map(withPlainSpaces).filter((each) => each.length > 1);
  const rest = names.toSorted((a, b) => b.length - a.length).reduce((less, each) => less.replaceAll(each, ' '), text);
  return !/\p{L}{2}/u.test(rest);
}

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
