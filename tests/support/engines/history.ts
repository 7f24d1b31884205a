import type { Page } from 'playwright/test';
import { otherEngine } from './instruments.ts';

export async function historyOf(page: Page): Promise<string> {
  // Other engines let the page list its entries: Firefox those of the page's own origin, which suffices to find a
  // leaked secret of ours, and WebKit none before 26.2.
  if (otherEngine()) return page.evaluate(() => (window.navigation?.entries() ?? []).map(({ url }) => url).join('\n'));
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  return entries.map(({ url }) => url).join('\n');
}
