import { test, type CDPSession, type Locator, type Page } from 'playwright/test';

/*
 * Chrome's own autofill. Only a whole Chrome or Chromium has it, not the headless shell that the tests prefer: set
 * CHROME_PATH to one for these journeys.
 */

/** Values by the browser's names for fields, such as ADDRESS_HOME_CITY. */
export type AutofillProfile = Readonly<Record<string, string>>;

/** Fills in the form around a field, as if the user had picked the profile there. Skips the test without autofill. */
export async function autofill(page: Page, field: Locator, profile: AutofillProfile): Promise<void> {
  test.skip(process.env.ENGINE !== undefined, 'Only Chromium can be asked to fill in a form.');
  const devtools = await page.context().newCDPSession(page);
  const isThere = await devtools.send('Autofill.enable').then(
    () => true,
    () => false,
  );
  test.skip(!isThere, 'This browser has no autofill: it is a headless shell.');
  const address = { fields: Object.entries(profile).map(([name, value]) => ({ name, value })) };
  const filled = new Promise((resolve) => devtools.once('Autofill.addressFormFilled', resolve));
  // Playwright's types are older than `address`.
  const request = { fieldId: await nodeIdOf(devtools, field), address };
  await devtools.send('Autofill.trigger', request as { fieldId: number });
  await filled;
  await devtools.detach();
}

/** The id of a node for the DevTools, which find it by a mark, also in shadow roots. */
async function nodeIdOf(devtools: CDPSession, field: Locator): Promise<number> {
  const mark = 'data-autofilled';
  await field.evaluate((node, name) => node.setAttribute(name, ''), mark);
  await devtools.send('DOM.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true });
  const marked = (node: typeof root): typeof root | undefined =>
    node.attributes?.includes(mark)
      ? node
      : [...(node.shadowRoots ?? []), ...(node.children ?? [])].map(marked).find((each) => each !== undefined);
  const { backendNodeId } = marked(root)!;
  return backendNodeId;
}
