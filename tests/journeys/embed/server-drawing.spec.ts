import { fileURLToPath, pathToFileURL } from 'node:url';
import { elements } from '../../../src/elements/tags/elements.ts';
import type { renderElement } from '../../../src/elements/tags/server.tsx';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { chunkMap } from '../../build/built.ts';
import { servePages } from '../support/page-server.ts';
import { person } from '../../../stories/person.ts';
import { watchShifts } from './snippet-page.ts';

/* A page rendered by `dict-elements/server`: it is visible without scripts, and hydration keeps every node. */

const serverModule = pathToFileURL(fileURLToPath(new URL('../../../dist/server.js', import.meta.url))).href;
const { renderElement: render } = (await import(serverModule)) as { renderElement: typeof renderElement };

/** Where a person types. */
const typable = 'input:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea';

interface Drawn {
  readonly url: string;
  readonly service: SandboxServer;
}

const pageAround = (drawn: string, cdn: string, { url }: SandboxServer) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${JSON.stringify({ serviceBase: url })}</script>
<script type="module" src="${cdn}/dict.js"></script></head><body>${drawn}<p>What follows the form.</p></body></html>`;

const test = base.extend<{ drawn: Drawn; light: boolean }>({
  light: [false, { option: true }],
  drawn: async ({ light }, use) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    const tag = await render('dict-signup', { attributes: { product: 'dictation', light }, cdn: cdn.url });
    const site = await servePages({ '/': { html: pageAround(tag, cdn.url, service) } });
    await use({ url: site.url, service });
    await site.close();
    await service.close();
    await cdn.close();
  },
});

for (const light of [false, true]) {
  test.describe(light ? 'in the light DOM' : 'in a shadow root', () => {
    test.use({ light });

    test('the form shows with JavaScript off, and looks as it will @all', async ({ browser, drawn }) => {
      needs('pages without script');
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(drawn.url);
      await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
      const button = page.getByRole('button', { name: 'Create free account' });
      await expect(button).toHaveCSS('border-radius', '8px');
      await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 120)');
      await context.close();
    });

    test(`hydration keeps every node, the typed text and the focus, and nothing moves${light ? ' @all' : ''}`, async ({
      page,
      drawn,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/dict.js', async (route) => {
        await held;
        await route.continue();
      });
      const shifted = await watchShifts(page);
      await page.goto(drawn.url, { waitUntil: 'commit' });
      const name = page.getByLabel('Full name');
      await name.fill('Ada Exam');
      const before = await page.evaluate(() => {
        const element = document.querySelector('dict-signup')!;
        const root = element.shadowRoot ?? element;
        const nodes = [...root.querySelectorAll('.d-root *')];
        Reflect.set(window, 'drawnNodes', nodes);
        return nodes.length;
      });
      expect(before).toBeGreaterThan(20);

      release();
      await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
      await name.pressSequentially('ple');

      await expect(name).toHaveValue(person.fullName);
      await expect(name).toBeFocused();
      const kept = await page.evaluate(
        () => (Reflect.get(window, 'drawnNodes') as Element[]).filter((node) => node.isConnected).length,
      );
      expect(kept).toBe(before);
      await expect(page.getByLabel('Country code').locator('option')).not.toHaveCount(0);
      expect(await shifted()).toBe(0);
    });
  });
}

const tags = Object.keys(chunkMap()) as (keyof HTMLElementTagNameMap & `dict-${string}`)[];
const isProtected = (tag: string) => elements.some((each) => each.tag === tag && each.isProtected);
const drawings = tags.flatMap((tag) => [
  { tag, state: 'loading' as const },
  ...(isProtected(tag) ? [{ tag, state: 'signed-out' as const }] : []),
]);

for (const { tag, state } of drawings) {
  test(`<${tag}> that a server drew ${state} is hydrated: no node is drawn anew, the typed text and the focus stay @all`, async ({
    page,
  }) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    const drawn = await render(tag, { cdn: cdn.url, state });
    const site = await servePages({ '/': { html: pageAround(drawn, cdn.url, service) } });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/dict.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const troubles: string[] = [];
      Reflect.set(window, 'troubles', troubles);
      document.addEventListener(
        'dict-error',
        ({ detail }) => detail.code === 'hydration' && troubles.push(detail.message),
      );
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    const root = page.locator(`${tag} .d-root`);
    await expect(root).toBeAttached();
    const field = root.locator(typable).first();
    const hasField = (await field.count()) > 0 && (await field.isVisible());
    if (hasField) await field.fill('12');
    const nodes = await root.evaluateHandle((node) => [...node.querySelectorAll('*')]);

    release();
    await page.evaluate((name) => customElements.whenDefined(name), tag);
    await expect(page.locator(tag)).not.toHaveAttribute('data-state', 'loading');
    expect(await page.evaluate(() => Reflect.get(window, 'troubles') as string[])).toEqual([]);
    // The server renders the view of a signed-out visitor.
    if (state === 'signed-out') expect(await nodes.evaluate((all) => all.every((node) => node.isConnected))).toBe(true);
    if (hasField && (await field.count()) > 0) {
      await expect(field).toHaveValue('12');
      await expect(field).toBeFocused();
    }
    await site.close();
    await service.close();
    await cdn.close();
  });
}
