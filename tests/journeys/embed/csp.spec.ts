import { fileURLToPath } from 'node:url';
import { policyOf } from '../../../src/build/policies.ts';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { chunkMap } from '../../build/built.ts';
import { servePages } from '../support/page-server.ts';

/* Each tag alone on a page with the minimal policy of the documentation. The CDN and the service have origins of
 * their own. */

const test = base.extend<object, { cdn: string; service: string }>({
  cdn: [
    async ({}, use) => {
      const server = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({}, use) => {
      const server = await startSandbox();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const tag of Object.keys(chunkMap())) {
  test(`SEC-04 <${tag}> violates neither the strictest policy nor Trusted Types${tag === 'dict-signup' ? '' : ' @all'}`, async ({
    page,
    cdn,
    service,
  }) => {
    const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";
    const policy = `${policyOf(['elements'], { cdn, service })}; ${trustedTypes}`;
    const site = await servePages({
      '/': { html: pageOf(tag, cdn, service), headers: { 'Content-Security-Policy': policy } },
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'violations', seen);
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });

    await page.goto(site.url);
    await page.evaluate(async (name) => {
      await customElements.whenDefined(name);
      await (document.querySelector(name) as unknown as { ready: Promise<void> }).ready;
    }, tag);

    await expect(page.locator(`${tag} .d-root`).first()).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'violations') as string[])).toEqual([]);
    await site.close();
  });
}

const pageOf = (
  tag: string,
  cdn: string,
  service: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${JSON.stringify({ serviceBase: service, consoleUrl: '' })}</script>
<script type="module" src="${cdn}/dict.js"></script></head><body><${tag}></${tag}></body></html>`;
