import { read } from '../../build/built.ts';
import { configOf, expect, test } from '../support/origins.ts';

test('if an optimiser has combined dict.js with other scripts, the console names the cause', async ({
  page,
  origins,
  serve,
}) => {
  const config = `<script type="application/json" id="dict-config">${JSON.stringify(configOf(origins.service.url))}</script>`;
  const html = `<!doctype html><html lang="en"><title>A page</title>${config}<script type="module" src="/all.js"></script><dict-signup>Write to us.</dict-signup>`;
  const combined = { html: `"use strict";${read('dist/cdn/dict.js')}`, headers: { 'Content-Type': 'text/javascript' } };
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(await serve({ '/': { html }, '/all.js': combined }));
  await expect
    .poll(() => logged.join('\n'))
    .toContain('dict.js was combined into another script: exclude it from your optimiser.');
  await expect(page.getByText('Write to us.')).toBeVisible();
});
