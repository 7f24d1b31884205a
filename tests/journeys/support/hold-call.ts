import type { Page } from 'playwright/test';

/** Holds a call back until it is let go: what is pressed before that is pressed while it is under way, on a busy machine too. */
export async function holdCall(page: Page, { path }: { readonly path: string }): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
