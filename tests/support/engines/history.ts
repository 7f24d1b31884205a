import type { Page } from 'playwright/test';
import { inPart, otherEngine } from './instruments.ts';

export async function historyOf(page: Page): Promise<string> {
  const engine = otherEngine();
  if (engine === 'webkit') inPart('without the addresses of the history, which WebKit tells from 26.2 on');
  // Firefox lists only entries of the page's own origin, which suffices to find a leaked secret of ours.
  if (engine) return page.evaluate(() => (window.navigation?.entries() ?? []).map(({ url }) => url).join('\n'));
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  return entries.map(({ url }) => url).join('\n');
}
