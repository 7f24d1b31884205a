import type { Page } from 'playwright/test';

/** Holds a call until it is released, so that a test can act while the call is pending, also on a busy machine. */
export async function holdCall(page: Page, { path }: { readonly path: string }): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
