import { createHash } from 'node:crypto';
import { policyOf } from '../../../.storybook/docs/policies.ts';
import { chunkMap } from '../../build/built.ts';
import { expect, pageWith, signup, test, type Origins } from '../support/origins.ts';
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
    `SEC-04 ${what} the minimal policy of the documentation, nor Trusted Types`,
    { tag: [...tag] },
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

interface Surroundings {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const strict = ({ service, cdn }: Origins, scripts: string) => ({
  'Content-Security-Policy': withTrustedTypes(
    `default-src 'none'; script-src ${scripts}; connect-src ${service.url}; img-src ${cdn}; style-src 'none'`,
  ),
});

const enough: readonly (readonly [string, string[], (origins: Origins) => Surroundings])[] = [
  [
    'SEC-04 HOST-12 with a nonce alone',
    [],
    (origins) => ({
      headers: strict(origins, "'nonce-Rm9vYmFy'"),
      html: pageWith(origins, signup).replaceAll('<script ', '<script nonce="Rm9vYmFy" '),
    }),
  ],
  [
    'HOST-12 with the hash of a script that adds ours, and strict-dynamic,',
    ['@all'],
    (origins) => {
      const adding = `const ours = document.createElement('script'); ours.type = 'module'; ours.src = '${origins.cdn}/dict.js'; document.head.append(ours);`;
      const hash = createHash('sha256').update(adding).digest('base64');
      return {
        headers: {
          'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}' 'strict-dynamic'; connect-src ${origins.service.url}`,
        },
        html: pageWith(origins, signup).replace(/<script type="module".*<\/script>/, `<script>${adding}</script>`),
      };
    },
  ],
  [
    'HOST-12 isolated by COEP require-corp',
    ['@all'],
    (origins) => ({
      headers: { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' },
      html: pageWith(origins, signup, {
        head: `<link rel="stylesheet" crossorigin href="${origins.cdn}/dict.css">
          <script>addEventListener('load', () => { if (!crossOriginIsolated || document.styleSheets[0].cssRules.length === 0) console.error('not isolated'); });</script>`,
      }),
    }),
  ],
];

for (const [where, tag, surroundings] of enough)
  test(
    `${where} a whole signup works inside one tag, and nothing is blocked`,
    { tag },
    async ({ page, origins, open, reports }) => {
      const { html, headers } = surroundings(origins);
      const address = await open(html, headers);
      await signUp(page, origins.service);
      await expect(page.locator('dict-signup dict-trial-active')).toBeVisible();
      expect(page.url()).toBe(`${address}/`);
      expect([...reports.violations, ...reports.logged]).toEqual([]);
    },
  );

test('HOST-12 if a policy blocks our files, the console line names the tag, the file and the directive @all', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const policy = { 'Content-Security-Policy': `script-src ${origins.cdn}/dict.js` };
  await open(pageWith(origins, '<dict-signup><p>Write to us.</p></dict-signup>'), policy);
  const line = /^<dict-signup> could not be loaded\..*chunks\/.* the page's script-src does not allow it/s;
  await expect.poll(reports.ours).toEqual([expect.stringMatching(line)]);
  await expect(page.getByText('Write to us.')).toBeVisible();
  expect(reports.codes).toEqual(['load']);
});

test('HOST-12 if a policy blocks the service, one console line names the directive @all', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const policy = `default-src 'none'; script-src ${origins.cdn}; connect-src 'self'`;
  await open(pageWith(origins, signup), { 'Content-Security-Policy': policy });
  const line = `the page's Content-Security-Policy blocks ${origins.service.url}: its connect-src has to allow it.`;
  await expect.poll(reports.ours).toEqual([line]);
  expect(reports.violations.join()).toContain('connect-src');
  await page.waitForLoadState('networkidle');
  expect(reports.ours()).toEqual([line]);
});
