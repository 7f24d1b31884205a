import type { Page } from 'playwright/test';
import { elements } from '../../../src/elements/tags/elements.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { person } from '../../../stories/person.ts';
import { readJson } from '../../build/built.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { hold, keepNodes, pageWithSnippet, snippetOf, watchShifts, whenAlive } from './snippet-page.ts';

/* A snippet with inline styles: no style sheet is waited for, and every element looks the same as with its sheet. */

const inlineOf = (tag: string) =>
  snippetOf(`inline/${tag}`).replace('<dict-payment-link ', `$&payment-id="${paymentLinkIds.unpaidWidget}" `);
const withoutLoader = (snippet: string) => snippet.replace(/<script type="module"[^>]*><\/script>/, '');

/** The computed style of every rendered node, including pseudo-elements. */
const looks = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => {
    const textOf = (node: Element, part?: string) => {
      const style = getComputedStyle(node, part);
      // Custom properties are left out: a difference would show in the properties that use them.
      const names = [...style].filter((name) => !name.startsWith('--d-'));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    const nodes = [element, ...element.shadowRoot!.querySelectorAll('.d-root, .d-root *')];
    return nodes.flatMap((node) => [textOf(node), textOf(node, '::before'), textOf(node, '::after')]);
  });

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const)
  test(`every element looks as it does with its sheet, ${width} px, ${colorScheme} @all`, async ({ page, origins }) => {
    const pages = elements.flatMap(({ tag }) => [
      [`/${tag}`, { html: pageWithSnippet(origins, withoutLoader(snippetOf(tag))) }] as const,
      [`/${tag}/inline`, { html: pageWithSnippet(origins, withoutLoader(snippetOf(`inline/${tag}`))) }] as const,
    ]);
    const site = await servePages(Object.fromEntries(pages));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { tag } of elements) {
      await page.goto(`${site.url}/${tag}`);
      const linked = await looks(page, tag);
      await page.goto(`${site.url}/${tag}/inline`);
      expect(linked.length).toBeGreaterThan(3);
      expect(await looks(page, tag), tag).toEqual(linked);
    }
    await site.close();
  });

for (const tag of ['dict-signup', 'dict-login', 'dict-otp', 'dict-payment-link', 'dict-subscriptions'])
  test(`SEC-04 <${tag}> with its rules inside works under a policy that lists their hashes, and nothing moves when it lives${tag === 'dict-signup' ? '' : ' @all'}`, async ({
    page,
    origins,
  }) => {
    const sources = readJson<Record<string, string[]>>('dist/cdn/snippets/inline/style-src.json')[tag]!;
    const policy = [
      "default-src 'none'",
      `script-src ${origins.cdn}`,
      `style-src ${sources.join(' ')}`,
      `connect-src ${origins.service.url}`,
      `img-src ${origins.service.url}`,
    ].join('; ');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'violations', seen);
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const release = await hold(page, '**/chunks/**');
    const shifts = await watchShifts(page);
    const html = pageWithSnippet(origins, inlineOf(tag));
    const site = await servePages({ '/': { html, headers: { 'Content-Security-Policy': policy } } });
    await page.goto(site.url);
    const areKept = await keepNodes(page, tag);
    const field = page.getByLabel('Email', { exact: true });
    if (tag === 'dict-signup') await field.fill(person.email);
    const alive = whenAlive(page, tag);
    release();
    await alive;
    await expect(page.locator(`${tag} style`)).toHaveCount(0);
    // Without a started signup or reset, the code's form is replaced by a message that says so.
    const isOther = ['dict-otp', 'dict-payment-link'].includes(tag);
    if (!isOther) expect(await shifts()).toBe(0);
    if (!isOther) expect(await areKept()).toBe(true);
    if (tag === 'dict-signup') await expect(field).toHaveValue(person.email);
    expect(await page.evaluate(() => Reflect.get(window, 'violations') as string[])).toEqual([]);
    await site.close();
  });
