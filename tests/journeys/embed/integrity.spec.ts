import { chunkMap, filesIn, readJson, root } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { identifier, logIn } from '../login/login-screen.ts';
import { expect, pageWith, signup, test as base, type Origins } from '../support/origins.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';

/* A file of the library that differs from the build is not run. */

interface Altered {
  /** Serves a CDN that alters this file: the file still works, and leaves a mark if it runs. */
  cdnWith(file: string): Promise<string>;
  readonly hasRun: () => Promise<boolean>;
}

const test = base.extend<{ altered: Altered }>({
  altered: async ({ page }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use({
      async cdnWith(file) {
        const { url, close } = await serveFolder(`${root}dist/cdn`, async (path, answer) =>
          path === `/${file}` ? new Response(`globalThis.alteredRan = true;${await answer.text()}`, answer) : answer,
        );
        closing.push(close);
        return url;
      },
      hasRun: () => page.evaluate(() => Reflect.has(globalThis, 'alteredRan')),
    });
    await Promise.all(closing.map((close) => close()));
  },
});

const chunkNamed = (name: string) =>
  filesIn('dist/cdn/chunks', '.js')
    .find((file) => file.includes(`/${name}-`))!
    .replace('dist/cdn/', '');

/** A page whose script tag has the hash of `dict.js`. */
const pinned = (origins: Origins, body: string) =>
  pageWith(origins, body).replace('/dict.js"', `/dict.js" integrity="${hashes['dict.js']}" crossorigin`);
const hashes = readJson<Record<string, string>>('dist/cdn/integrity.json');
/** Headers with which a browser blocks every script that is loaded without `integrity`. */
const demand = { 'Integrity-Policy': 'blocked-destinations=(script)' };

// The two ways in which the loader verifies a module. WebKit ignores the hash of a preloaded module: there the loader
// adds a script with `integrity` first.
const asWebKit = () => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
const ways: [way: string, tag: string[], become: () => void][] = [
  ['by preloading', [], () => {}],
  ['by scripts, as in WebKit', ['@all'], asWebKit],
];

for (const [way, tag, become] of ways) {
  test.describe(way, { tag }, () => {
    test.beforeEach(({ page }) => page.addInitScript(become));

    test(
      'a file that differs from the build does not run, and the page keeps its fallback content',
      { tag: ['@SEC-19', '@all'] },
      async ({ page, origins, open, reports, altered }) => {
        test.slow();
        const files = chunkMap()['dict-contact']!.filter((file) => file !== 'dict.js');
        expect(files.length).toBeGreaterThan(5);
        for (const file of files) {
          const cdn = await altered.cdnWith(file);
          await open(pageWith({ ...origins, cdn }, '<dict-contact><p>Write to us.</p></dict-contact>'));
          await expect.poll(() => reports.codes.splice(0), file).toEqual(['integrity']);
          await expect(page.getByText('Write to us.')).toBeVisible();
          expect(await altered.hasRun(), file).toBe(false);
          expect(reports.ours().at(-1), file).toContain('<dict-contact> could not be loaded.');
        }
      },
    );

    test(
      'if a later file differs from the build, the form stays, and the page gets only a dict-error',
      { tag: ['@SEC-19', '@HOST-21', '@all'] },
      async ({ page, origins, open, reports, altered }) => {
        test.slow();
        // The chunk `mistakes` has the messages for mistakes of a page's author.
        const cdn = await altered.cdnWith(chunkNamed('mistakes'));
        await open(pageWith({ ...origins, cdn }, '<dict-login produkt="dictation"></dict-login>'));
        await logIn(page, 'ada@new.example', 'Wrong2026');
        await expect(page.locator('dict-login .d-notice-text')).toBeVisible();
        await expect(identifier(page)).toHaveValue('ada@new.example');
        await expect.poll(() => reports.codes.splice(0)).toContain('integrity');
        expect(await altered.hasRun()).toBe(false);
        expect(reports.thrown).toEqual([]);
      },
    );

    test(
      'a next step that differs from the build does not run',
      { tag: '@SEC-19' },
      async ({ page, origins, open, reports, altered }) => {
        const cdn = await altered.cdnWith(chunkNamed('Otp'));
        await open(pageWith({ ...origins, cdn }, signup));
        await fillSignup(page);
        await expect(page.locator('.d-notice-text')).toHaveText('The next step could not be loaded. Please try again.');
        // Two events: for the file, and for the element whose next step is missing.
        expect(reports.codes).toEqual(['integrity', 'integrity']);
        expect(await altered.hasRun()).toBe(false);
      },
    );

    test(
      'a signup works with integrity required of every script, and only our Trusted Types policy allowed',
      { tag: ['@SEC-20', '@SEC-04'] },
      async ({ page, origins, open, reports }) => {
        const policy = "require-trusted-types-for 'script'; trusted-types dict-elements";
        await open(pinned(origins, signup), { ...demand, 'Content-Security-Policy': policy });
        await signUp(page, origins.service);
        expect(reports.violations).toEqual([]);
      },
    );
  });
}

test(
  'in WebKit a page that lists no Trusted Types policy, and requires none, gets its form',
  { tag: ['@SEC-21', '@HOST-12'] },
  async ({ page, origins, open }) => {
    await page.addInitScript(asWebKit);
    await open(pageWith(origins, signup), { 'Content-Security-Policy': "trusted-types 'none'" });
    await expect(page.getByLabel('Full name')).toBeVisible();
  },
);

test(
  'in WebKit the console names the Trusted Types policy that a page has to allow',
  { tag: ['@SEC-21', '@HOST-12'] },
  async ({ page, origins, open, reports }) => {
    await page.addInitScript(asWebKit);
    const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
    await open(pageWith(origins, signup), { 'Content-Security-Policy': policy });
    await expect.poll(() => reports.ours().join()).toContain('trusted-types has to allow dict-elements');
  },
);

/** Opens a page that pins `dict.js`. Its CDN redirects a chunk, so that the chunk's imports resolve at an altered CDN. */
async function openRedirected({ origins, open, altered }: Redirected, headers = {}): Promise<() => Promise<void>> {
  const redirected = chunkNamed('Signup');
  const imported = chunkMap()['dict-signup']!.find((file) => file.includes('/react-'))!;
  const elsewhere = await altered.cdnWith(imported);
  const redirect = { Location: `${elsewhere}/${redirected}`, 'Access-Control-Allow-Origin': '*' };
  const { url: cdn, close } = await serveFolder(`${root}dist/cdn`, (path, answer) =>
    path === `/${redirected}` ? new Response(null, { status: 302, headers: redirect }) : answer,
  );
  await open(pinned({ ...origins, cdn }, '<dict-signup><p>Write to us.</p></dict-signup>'), headers);
  return close;
}

interface Redirected {
  readonly origins: Origins;
  readonly open: (html: string, headers?: Record<string, string>) => Promise<unknown>;
  readonly altered: Altered;
}

test(
  'the imports of a redirected chunk are not checked on a page that demands no integrity',
  { tag: ['@SEC-19', '@all'] },
  async ({ origins, open, altered }) => {
    const close = await openRedirected({ origins, open, altered });
    await expect.poll(altered.hasRun).toBe(true);
    await close();
  },
);

test(
  'the imports of a redirected chunk do not run on a page that pins dict.js and demands integrity',
  { tag: ['@SEC-19', '@all'] },
  async ({ page, origins, open, reports, altered }) => {
    const close = await openRedirected({ origins, open, altered }, demand);
    await expect.poll(() => reports.ours().join()).toContain('<dict-signup> could not be loaded');
    await expect(page.getByText('Write to us.')).toBeVisible();
    expect(await altered.hasRun()).toBe(false);
    await close();
  },
);
