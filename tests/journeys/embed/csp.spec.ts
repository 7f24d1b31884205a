import { policyOf } from '../../../.storybook/docs/policies.ts';
import { chunkMap } from '../../build/built.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { watchViolations, whenAlive } from './snippet-page.ts';

test('SEC-04 no tag violates the minimal policy of the documentation, nor Trusted Types', async ({ page, origins }) => {
  const tags = Object.keys(chunkMap());
  const { cdn, service } = origins;
  const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";
  const policy = `${policyOf(['elements'], { cdn, service: service.url })}; ${trustedTypes}`;
  const html = pageWith(origins, tags.map((tag) => `<${tag}></${tag}>`).join(''));
  const site = await servePages({ '/': { html, headers: { 'Content-Security-Policy': policy } } });
  const violations = await watchViolations(page);
  await page.goto(site.url);
  for (const tag of tags) {
    await whenAlive(page, tag);
    await expect(page.locator(`${tag} .d-root`).first()).toBeAttached();
  }
  expect(await violations()).toEqual([]);
  await site.close();
});
