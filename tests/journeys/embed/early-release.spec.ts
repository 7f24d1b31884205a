import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../../src/build/release.mjs';
import { readJson } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, test } from '../support/origins.ts';

test(
  'a release draws the vendor’s links, logo, brand and Microsoft button before any code arrives',
  { tag: '@all' },
  async ({ page, origins, open, reports }) => {
    test.slow();
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    const config = join(folder, 'vendor.json');
    const vendor = {
      serviceBase: origins.service.url,
      consoleUrl: 'https://console.quillbrook.example',
      brand: 'Quillbrook',
      logo: { light: '/logo.svg' },
      links: { terms: 'https://quillbrook.example/terms', privacy: 'https://quillbrook.example/privacy' },
      sso: { authorizeUrl: 'https://login.quillbrook.example/authorize', clientId: 'console' },
    };
    await writeFile(config, JSON.stringify(vendor));
    await release({ cdn: 'https://cdn.quillbrook.example/dict', config, to: join(folder, 'to') });
    const { version } = readJson<{ version: string }>('package.json');
    const cdn = await serveFolder(join(folder, 'to/dict', version));
    const { release: letCome } = await hold(page, '**/chunks/**');
    await open(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="module" src="${cdn.url}/dict.js"></script></head><body><dict-login></dict-login><dict-signup></dict-signup></body></html>`);

    await expect(page.getByRole('button', { name: 'Microsoft' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Quillbrook' }).first()).toBeAttached();
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', vendor.links.terms);
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', vendor.links.privacy);
    await expect(page.getByRole('link', { name: 'Forgot' })).toHaveAttribute(
      'href',
      `${vendor.consoleUrl}/forgotpassword`,
    );
    const button = await page.getByRole('button', { name: 'Microsoft' }).elementHandle();
    letCome();
    await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
    expect(
      await page.getByRole('button', { name: 'Microsoft' }).evaluate((now, before) => now === before, button),
    ).toBe(true);
    expect(reports.codes).toEqual([]);
    await cdn.close();
    await rm(folder, { recursive: true, force: true });
  },
);
