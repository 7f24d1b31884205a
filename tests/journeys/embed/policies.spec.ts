import { policyOf } from '../../../.storybook/docs/policies.ts';
import { chunkMap } from '../../build/built.ts';
import { expect, pageWith, signup, test } from '../support/origins.ts';
import { signUp } from '../support/sign-up.ts';
import { pageWithSnippet, snippetOf, whenAlive } from './snippet-page.ts';

/* Pages with strict policies: either the policy suffices, or the console names what is missing. */

const withTrustedTypes = (policy: string) => `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`;

const tags = Object.keys(chunkMap());
const snippets = ['dict-signup', 'dict-login', 'dict-otp', 'dict-payment-link', 'dict-subscriptions'];

for (const [what, tested, features, bodyOf, tag] of [
  ['no tag violates', tags, ['elements'], (name: string) => `<${name}></${name}>`, []],
  ['no snippet violates', snippets, ['elements', 'styles'], snippetOf, ['@all']],
] as const)
  test(
    `${what} the minimal policy of the documentation with Trusted Types`,
    { tag: ['@SEC-04', ...tag] },
    async ({ page, origins, open, reports }) => {
      const { cdn, service } = origins;
      const body = tested.map(bodyOf).join('');
      const html = tested === tags ? pageWith(origins, body) : pageWithSnippet(origins, body);
      const policy = withTrustedTypes(policyOf(features, { cdn, service: service.url }));
      await open(html, { 'Content-Security-Policy': policy });
      for (const name of tested) {
        await page.locator(name).scrollIntoViewIfNeeded();
        await whenAlive(page, name);
        await expect(page.locator(`${name} .d-root`).first()).toBeAttached();
      }
      expect(reports.violations).toEqual([]);
    },
  );

test(
  'with a nonce alone a whole signup works inside one tag, and nothing is blocked',
  { tag: ['@SEC-04', '@HOST-12'] },
  async ({ page, origins, open, reports }) => {
    const { cdn, service } = origins;
    const policy = `default-src 'none'; script-src 'nonce-Rm9vYmFy'; connect-src ${service.url}; img-src ${cdn}; style-src 'none'`;
    const html = pageWith(origins, signup).replaceAll('<script ', '<script nonce="Rm9vYmFy" ');
    const address = await open(html, { 'Content-Security-Policy': withTrustedTypes(policy) });
    await signUp(page, service);
    await expect(page.locator('dict-signup dict-trial-active')).toBeVisible();
    expect(page.url()).toBe(`${address}/`);
    expect([...reports.violations, ...reports.logged]).toEqual([]);
  },
);

test(
  'if a policy blocks our files, the console line names the tag, the file and the directive',
  { tag: ['@HOST-12', '@all'] },
  async ({ page, origins, open, reports }) => {
    const policy = { 'Content-Security-Policy': `script-src ${origins.cdn}/dict.js` };
    await open(pageWith(origins, '<dict-signup><p>Write to us.</p></dict-signup>'), policy);
    const line = /^<dict-signup> could not be loaded\..*chunks\/.* the page's script-src does not allow it/s;
    await expect.poll(reports.ours).toEqual([expect.stringMatching(line)]);
    await expect(page.getByText('Write to us.')).toBeVisible();
    expect(reports.codes).toEqual(['load']);
  },
);

test(
  'if a policy blocks the service, one console line names the directive',
  { tag: ['@HOST-12', '@all'] },
  async ({ page, origins, open, reports }) => {
    const policy = `default-src 'none'; script-src ${origins.cdn}; connect-src 'self'`;
    await open(pageWith(origins, signup), { 'Content-Security-Policy': policy });
    const line = `the page's Content-Security-Policy blocks ${origins.service.url}: its connect-src has to allow it.`;
    await expect.poll(reports.ours).toEqual([line]);
    expect(reports.violations.join()).toContain('connect-src');
    await page.waitForLoadState('networkidle');
    expect(reports.ours()).toEqual([line]);
  },
);
