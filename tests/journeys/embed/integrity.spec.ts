import type { Page } from 'playwright/test';
import { chunkMap, filesIn, read, root } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';
import { watchViolations } from './snippet-page.ts';

/* A file of the library that differs from the build is not run. */

const withWords = (tag: string) => `<${tag}><p>Write to us.</p></${tag}>`;

/** A CDN that alters one file. The altered file still works and leaves a mark if it runs. */
async function alteredCdn() {
  let altered = '';
  const server = await serveFolder(`${root}dist/cdn`, async (path, answer) => {
    if (path !== `/${altered}`) return answer;
    return new Response(`globalThis.alteredRan = true;${await answer.text()}`, answer);
  });
  return { ...server, alter: (file: string) => void (altered = file) };
}

/** Opens a page with `body` and elements from `cdn`, and records the page's errors. */
async function open(page: Page, origins: Origins, cdn: string, body: string, headers: Record<string, string> = {}) {
  const site = await servePages({ '/': { html: pageWith({ ...origins, cdn }, body), headers } });
  await page.addInitScript(() => {
    const codes: string[] = [];
    document.addEventListener('dict-error', (event) =>
      codes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    Object.assign(window, { codes });
  });
  await page.goto(site.url);
  return site;
}

const codesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'codes') as string[]);
const hasRun = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'alteredRan'));

// The two ways to verify a module: WebKit ignores the hash of a preloaded module, so the loader verifies it in another
// way.
const asWebKit = () => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
const ways: [way: string, tag: string[], become: () => void][] = [
  ['by preloading', [], () => {}],
  ['by scripts, as in WebKit', ['@all'], asWebKit],
];

const laterOf = (name: string) => chunkMap()[name]!.later;
/** The chunk with the messages for mistakes of a page's author. */
const complaints = filesIn('dist/cdn/chunks', '.js')
  .filter((file) => /\/mistakes-/.test(file))
  .map((file) => file.replace('dist/cdn/', ''));

/**
 * Forms, chunks that each loads after its first render, and steps that show that the form still works when one of these
 * chunks fails to load.
 */
const forms: readonly [name: string, files: readonly string[], fillIn: (page: Page) => Promise<void>][] = [
  [
    'dict-signup',
    laterOf('dict-signup'),
    async (page) => {
      await fillSignup(page);
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Example');
    },
  ],
  [
    'dict-login',
    [...laterOf('dict-login').filter((file) => !laterOf('dict-signup').includes(file)), ...complaints],
    async (page) => {
      await page.getByLabel('Mobile number or email').fill('ada@new.example');
      await page.getByLabel('Password', { exact: true }).fill('Wrong2026');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.locator('dict-login .d-notice-text')).toBeVisible();
      await expect(page.getByLabel('Mobile number or email')).toHaveValue('ada@new.example');
    },
  ],
];

/** A page with an unknown configuration key and an unknown attribute, each reported by a chunk of its own. */
const withMistakes = (cdn: string, name: string) =>
  `<script type="module">import { configure } from '${cdn}/dict.js'; configure({ pagesize: 5 });</script><${name} produkt="dictation"></${name}>`;

for (const [way, tag, become] of ways) {
  test(
    `SEC-19 ${way}: a file that differs from the build does not run, and the page keeps its fallback content @all`,
    { tag },
    async ({ page, origins }) => {
      test.slow();
      const cdn = await alteredCdn();
      await page.addInitScript(become);
      const logged: string[] = [];
      page.on('console', (message) => message.text().startsWith('dict-elements:') && logged.push(message.text()));
      // A form of the first list of files, and a screen of the list that comes later.
      const tested = new Set<string>();
      for (const tag of ['dict-login', 'dict-contact']) {
        for (const file of chunkMap()[tag]!.needed) {
          if (file === 'dict.js' || tested.has(file)) continue;
          tested.add(file);
          cdn.alter(file);
          logged.length = 0;
          const site = await open(page, origins, cdn.url, withWords(tag));
          await expect.poll(() => codesOf(page), file).toEqual(['integrity']);
          await expect(page.getByText('Write to us.')).toBeVisible();
          expect(await hasRun(page), file).toBe(false);
          expect(logged, file).toEqual([expect.stringContaining(`<${tag}> could not be loaded.`)]);
          await site.close();
        }
      }
      expect(tested.size).toBeGreaterThan(10);
      await cdn.close();
    },
  );

  test(
    `SEC-19 HOST-21 ${way}: if a file that loads later differs from the build, the form stays: nothing of that file runs, and the page gets only a dict-error @all`,
    { tag },
    async ({ page, origins }) => {
      test.slow();
      expect(complaints).toHaveLength(1);
      await page.addInitScript(become);
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      for (const [name, files, fillIn] of forms) {
        // Every file once; by scripts, the first and the last: no other one imports the last.
        for (const file of become === asWebKit ? [files[0]!, files.at(-1)!] : files) {
          // Each from an address of its own: the browser would keep an altered copy.
          const cdn = await alteredCdn();
          cdn.alter(file);
          const site = await open(page, origins, cdn.url, withMistakes(cdn.url, name));
          await fillIn(page);
          await expect.poll(() => codesOf(page), file).toContain('integrity');
          expect(await hasRun(page), file).toBe(false);
          expect(uncaught, file).toEqual([]);
          await site.close();
          await cdn.close();
        }
      }
    },
  );

  test(`SEC-19 ${way}: a next step that differs from the build does not run`, { tag }, async ({ page, origins }) => {
    const cdn = await alteredCdn();
    await page.addInitScript(become);
    cdn.alter(
      filesIn('dist/cdn/chunks', '.js')
        .find((file) => /\/Otp-/.test(file))!
        .replace('dist/cdn/', ''),
    );
    const site = await open(page, origins, cdn.url, '<dict-signup product="dictation"></dict-signup>');
    await fillSignup(page);
    await expect(page.locator('.d-notice-text')).toHaveText(
      'The next step could not be loaded. Please try again, or reload the page.',
    );
    // One reports the file, the other the element whose step is missing.
    expect(await codesOf(page)).toEqual(['integrity', 'integrity']);
    expect(await hasRun(page)).toBe(false);
    await site.close();
    await cdn.close();
  });

  test(
    `SEC-20 SEC-04 ${way}: a signup works if the page requires integrity of every script, and allows only our Trusted Types policy`,
    { tag },
    async ({ page, origins }) => {
      await page.addInitScript(become);
      const { 'dict.js': hash } = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, string>;
      const demand = {
        'Integrity-Policy': 'blocked-destinations=(script)',
        'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types dict-elements",
      };
      const html = pageWith(origins, '<dict-signup product="dictation"></dict-signup>').replace(
        '/dict.js"',
        `/dict.js" integrity="${hash}" crossorigin`,
      );
      const site = await servePages({ '/': { html, headers: demand } });
      const violations = await watchViolations(page);
      await page.goto(site.url);
      await signUp(page, origins.service);
      expect(await violations()).toEqual([]);
      await site.close();
    },
  );

  test(
    `HOST-12 ${way}: if a policy blocks our files, the console line names the tag, the file and the directive @all`,
    { tag },
    async ({ page, origins }) => {
      await page.addInitScript(become);
      const logged: string[] = [];
      page.on('console', (message) => message.text().startsWith('dict-elements:') && logged.push(message.text()));
      const site = await open(page, origins, origins.cdn, withWords('dict-signup'), {
        'Content-Security-Policy': `script-src ${origins.cdn}/dict.js`,
      });
      await expect
        .poll(() => logged)
        .toEqual([
          expect.stringMatching(
            /<dict-signup> could not be loaded\..*chunks\/.* the page's script-src does not allow it/s,
          ),
        ]);
      await expect(page.getByText('Write to us.')).toBeVisible();
      expect(await codesOf(page)).toEqual(['load']);
      await site.close();
    },
  );
}
