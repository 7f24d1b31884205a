import type { Page } from 'playwright/test';

export async function holdChunk(page: Page, name: string) {
  let isAsked = false;
  let end = (_fate: 'comes' | 'lost') => {};
  const fate = new Promise<'comes' | 'lost'>((resolve) => (end = resolve));
  await page.route(new RegExp(`/chunks/${name}-`), async (route) => {
    isAsked = true;
    await ((await fate) === 'comes' ? route.continue() : route.abort());
  });
  return { isAsked: () => isAsked, release: () => end('comes'), lose: () => end('lost') };
}
