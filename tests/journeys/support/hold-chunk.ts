import type { Page } from 'playwright/test';

/** Holds the answers to requests of `files` back until they are released or lost. */
export async function hold(page: Page, files: string | RegExp) {
  let isAsked = false;
  let end = (_fate: 'comes' | 'lost') => {};
  const fate = new Promise<'comes' | 'lost'>((resolve) => (end = resolve));
  await page.route(files, async (route) => {
    isAsked = true;
    await ((await fate) === 'comes' ? route.continue() : route.abort());
  });
  return { isAsked: () => isAsked, release: () => end('comes'), lose: () => end('lost') };
}

export const holdChunk = (page: Page, name: string) => hold(page, new RegExp(`/chunks/${name}-`));
