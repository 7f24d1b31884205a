import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';

/* Pages with strict policies: either the policy suffices, or the console names what is missing. */

const tag = '<dict-signup product="dictation"><p>Write to us to sign up.</p></dict-signup>';

interface Policies {
  readonly policy?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the page that the tests serve otherwise. */
  readonly change?: (html: string) => string;
}

async function open(page: Page, origins: Origins, { policy, headers, change = (html) => html }: Policies) {
  const logged: string[] = [];
  const violated: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.exposeFunction('violation', (text: string) => violated.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (Reflect.get(window, 'violation') as (text: string) => void)(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  const site = await servePages({
    '/': {
      html: change(pageWith(origins, tag)),
      headers: { ...(policy && { 'Content-Security-Policy': policy }), ...headers },
    },
  });
  await page.goto(site.url);
  const ours = () => logged.filter((line) => line.startsWith('dict-elements:'));
  return { site, violated, ours };
}

const rest = ({ service, cdn }: Origins) => `connect-src ${service.url}; img-src ${cdn}; style-src 'none'`;
const withNonce = (html: string) => html.replaceAll('<script ', '<script nonce="Rm9vYmFy" ');
// A script of the page, known by its hash, that adds ours.
const adding = (cdn: string) =>
  `const ours = document.createElement('script'); ours.type = 'module'; ours.src = '${cdn}/dict.js'; document.head.append(ours);`;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const enough: readonly (readonly [string, (origins: Origins) => Policies])[] = [
  [
    'a nonce alone',
    (origins) => ({ policy: `default-src 'none'; script-src 'nonce-Rm9vYmFy'; ${rest(origins)}`, change: withNonce }),
  ],
  [
    'a nonce and strict-dynamic',
    (origins) => ({
      policy: `default-src 'none'; script-src 'nonce-Rm9vYmFy' 'strict-dynamic'; ${rest(origins)}`,
      change: withNonce,
    }),
  ],
  [
    'the hash of a script that adds ours, and strict-dynamic',
    (origins) => ({
      policy: `default-src 'none'; script-src ${sha256(adding(origins.cdn))} 'strict-dynamic'; ${rest(origins)}`,
      change: (html) =>
        html.replace(/<script type="module" src="[^"]*"><\/script>/, () => `<script>${adding(origins.cdn)}</script>`),
    }),
  ],
];

for (const [what, policies] of enough) {
  test(`HOST-12 with ${what} a signup works, and nothing is blocked @all`, async ({ page, origins }) => {
    const { site, violated, ours } = await open(page, origins, policies(origins));
    await signUp(page, origins.service);
    expect(violated).toEqual([]);
    expect(ours()).toEqual([]);
    await site.close();
  });
}

test('HOST-12 a page with COEP require-corp is isolated, and may link dict.css; a signup works @all', async ({
  page,
  origins,
}) => {
  const { site, violated, ours } = await open(page, origins, {
    headers: { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' },
    change: (html) =>
      html.replace('</head>', `<link rel="stylesheet" crossorigin href="${origins.cdn}/dict.css"></head>`),
  });
  await signUp(page, origins.service);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await page.evaluate(() => document.styleSheets[0]!.cssRules.length)).toBeGreaterThan(0);
  expect([...violated, ...ours()]).toEqual([]);
  await site.close();
});

test('HOST-12 if a policy blocks the service, one console line names the directive @all', async ({ page, origins }) => {
  const policy = `default-src 'none'; script-src ${origins.cdn}; connect-src 'self'; img-src ${origins.cdn}; style-src 'none'`;
  const { site, ours } = await open(page, origins, { policy });
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  const line = `dict-elements: the page's Content-Security-Policy blocks ${origins.service.url}: its connect-src has to allow it.`;
  await expect.poll(ours).toEqual([line]);
  await page.waitForLoadState('networkidle');
  expect(ours()).toEqual([line]);
  await site.close();
});
