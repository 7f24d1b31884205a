import { expect, type Page } from 'playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { isTranslated, readStories, test } from './preview.ts';

/* Stories that are shown in English only. languages.spec.ts checks the others. */

for (const story of readStories().filter((each) => !isTranslated(each))) {
  const { id, title, name } = story;
  test(`A11Y-01 ${title}: ${name} (${id})`, async ({ preview: { page, stage, errors } }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await stage.show(id);
    expect(await stage.trouble(), 'the story stands').toBe('');
    if (name.endsWith('Right To Left')) expect.soft(await direction(page)).toBe('rtl');
    await expectNoBarriers(page, story);
    expect.soft(errors.splice(0), 'the console').toEqual([]);
  });
}

const direction = (page: Page) =>
  page.evaluate(() => {
    const element = [...document.querySelectorAll('#storybook-root *')].find((each) => 'ready' in each)!;
    return getComputedStyle((element.shadowRoot ?? element).querySelector('.d-root')!).direction;
  });
