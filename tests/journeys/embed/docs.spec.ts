import { readJson } from '../../build/built.ts';
import { snippets } from '../../support/snippets.ts';
import { configOf, expect, pageWith, test, type Origins } from '../support/origins.ts';
import { snippetOf } from './snippet-page.ts';

/* Opens every HTML snippet of the documentation with the sandbox as its service. */

const pieces = snippets().filter(({ language }) => language === 'html');
const hashes = readJson<Record<string, string>>('dist/cdn/integrity.json');

/** The page that a reader makes with a snippet, and the keys that a release would put into its `dict.js`. */
function pageOf(code: string, { cdn, service }: Origins): string {
  const own = code
    .replaceAll('https://api.example.com', service.url)
    .replaceAll('"serviceBase": ""', `"serviceBase": "${service.url}"`)
    .replaceAll('https://cdn.example.com/dict/1.0.0', cdn)
    .replaceAll('sha384-…', hashes['dict.js']!)
    .replaceAll('"/dict/', `"${cdn}/`);
  const loader = own.includes('dict.js') ? '' : `<script type="module" src="${cdn}/dict.js"></script>`;
  const page = own.startsWith('<!doctype')
    ? own
    : `<!doctype html><html lang="en"><title>A page</title>${loader}${own}`;
  // The code for Tag Manager adds a block itself.
  if (own.includes("id = 'dict-config'")) return page;
  const block = /<script type="application\/json" id="dict-config">([^]*?)<\/script>/;
  const [, given = '{}'] = block.exec(page) ?? [];
  const config = JSON.stringify({ ...configOf(service.url), ...(JSON.parse(given) as object) });
  return page
    .replace(block, '')
    .replace(/(?=<(?:script|dict-))/, `<script type="application/json" id="dict-config">${config}</script>`);
}

test(
  'all HTML of the guides is rendered, and the console stays empty',
  { tag: '@all' },
  async ({ context, origins, serve }) => {
    expect(pieces.length).toBeGreaterThan(9);
    // One after the other: many pages at once are so slow that Chromium warns of preloaded files that are not used yet.
    for (const { at, kind, code } of pieces) {
      const html = pageOf(kind === 'gtm' ? `${code}<dict-signup></dict-signup>` : code, origins);
      const page = await context.newPage();
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(await serve({ '/': { html } }));
      const tags = page.locator(':is(dict-signup, dict-payment-link, dict-login, dict-callback)');
      await expect(tags.first(), at).toHaveAttribute('data-state', 'ready');
      await page.waitForLoadState('networkidle');
      expect.soft(logged, at).toEqual([]);
      await page.close();
    }
  },
);

test(
  'with innerHTML a bare tag is rendered, a prerendered one once its script runs, and no module runs',
  { tag: '@all' },
  async ({ page, origins, open, reports }) => {
    await open(pageWith(origins, '<main></main>'));
    const module = '<script type="module">document.title = "ran";</script>';
    const html = `${snippetOf('inline/dict-login')}<dict-signup></dict-signup>${module}`;
    await page.locator('main').evaluate((main, text) => Reflect.set(main, 'innerHTML', text), html);
    for (const tag of ['dict-login', 'dict-signup'])
      await expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
    await expect(page.getByLabel('Mobile number or email')).toBeVisible();
    await expect(page).toHaveTitle('A page');
    expect(reports.logged).toEqual([]);
  },
);
