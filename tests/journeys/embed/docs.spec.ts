import type { Page } from 'playwright/test';
import { snippets } from '../../support/snippets.ts';
import { expect, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';

/* Every piece of HTML of the documentation, opened with the sandbox as its service. */

const pieces = snippets().filter(({ language }) => language === 'html');

for (const { at, kind, code } of pieces) {
  test(`the HTML of ${at} draws, and the console has nothing to say`, async ({ page, origins }) => {
    const { site, ours } = await open(page, origins, kind === 'gtm' ? `${code}<dict-signup></dict-signup>` : code);
    const tags = page.locator(':is(dict-signup, dict-payment-link, dict-login)');
    await expect(tags.first()).toHaveAttribute('data-state', 'ready');
    await page.waitForLoadState('networkidle');
    expect(ours()).toEqual([]);
    await site.close();
  });
}

test('the page of the five minutes: a signup to its trial, events in the console, colours of its own', async ({
  page,
  origins,
}) => {
  const { code } = pieces.find(({ at, code: each }) => at.includes('Start.mdx') && each.startsWith('<!doctype'))!;
  const { site, lines } = await open(page, origins, code);
  const button = page.getByRole('button', { name: 'Create free account' });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await signUp(page, origins.service);
  for (const event of ['dict-step', 'dict-session']) expect(lines().some((line) => line.startsWith(event))).toBe(true);
  await site.close();
});

async function open(page: Page, { cdn, service }: Origins, code: string) {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const here = code
    .replaceAll('https://api.example.com', service.url)
    .replaceAll('"serviceBase": ""', `"serviceBase": "${service.url}"`)
    .replaceAll('https://cdn.example.com/dict/1.0.0', cdn)
    .replaceAll('"/dict/', `"${cdn}/`);
  const config = JSON.stringify({ serviceBase: service.url, consoleUrl: '' });
  const head = here.includes('dict-config')
    ? ''
    : `<script type="application/json" id="dict-config">${config}</script><script type="module" src="${cdn}/dict.js"></script>`;
  const html = here.startsWith('<!doctype')
    ? here
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${here}</body></html>`;
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  return { site, lines: () => told, ours: () => told.filter((line) => line.startsWith('dict-elements:')) };
}
