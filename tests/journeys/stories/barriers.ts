import { expect, type Page } from 'playwright/test';
import { violations } from '../../support/axe.ts';
import { inTheme, isVariant, overflowing, type Story } from './preview.ts';

const softly = expect.configure({ soft: true });

/** Checks the shown story in three widths and both themes (A11Y-01, A11Y-22). */
export async function expectNoBarriers(page: Page, story: Story): Promise<void> {
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
  expect.soft(await overflowing(page), 'A11Y-22 nothing is wider than 320 px').toEqual([]);
}
