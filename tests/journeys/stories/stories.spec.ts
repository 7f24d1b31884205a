import { expect, type Page } from 'playwright/test';
import { violations } from '../../support/axe.ts';
import { inTheme, isVariant, overflowing, readStories, test } from './preview.ts';

const softly = expect.configure({ soft: true });

for (const story of readStories()) {
  const { id, title, name } = story;
  test(`A11Y-01 ${title}: ${name} (${id})`, async ({ preview: { page, stage, errors } }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await stage.show(id);
    expect(await stage.trouble(), 'the story stands').toBe('');
    expect.soft(await overflowing(page), 'nothing is wider than 1280 px').toEqual([]);
    if (name.endsWith('Right To Left')) expect.soft(await direction(page)).toBe('rtl');

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
    expect.soft(await overflowing(page), 'A11Y-22 nothing is wider than 320 px').toEqual([]);
    expect.soft(errors.splice(0), 'the console').toEqual([]);
  });
}

const direction = (page: Page) =>
  page.evaluate(() => {
    const element = [...document.querySelectorAll('#storybook-root *')].find((each) => 'ready' in each)!;
    return getComputedStyle((element.shadowRoot ?? element).querySelector('.d-root')!).direction;
  });

test('there are stories', () => expect(readStories().length).toBeGreaterThan(0));
