import type { Locator } from 'playwright/test';
import { elements } from '../../../src/elements/tags/elements.ts';
import { person } from '../../../stories/person.ts';
import { needs } from '../../support/engines/instruments.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, test } from '../support/origins.ts';
import { pageWithSnippet, snippetOf } from './snippet-page.ts';

/* The built snippets: without scripts, with inline styles, of another version, and on pages with a configuration. */

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a snippet shows its form as it looks later, and says what to do',
    { tag: '@HOST-19' },
    async ({ page, origins, open }) => {
      needs('pages without script');
      await open(pageWithSnippet(origins, snippetOf('dict-login')));
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      const button = page.getByRole('button', { name: 'Log in', exact: true });
      await expect(button).toHaveCSS('border-radius', '8px');
      await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 120)');
      await expect(page.locator('dict-login noscript .d-notice')).toContainText('needs JavaScript');
    },
  );

  test('the content inside a bare tag stays', { tag: '@HOST-19' }, async ({ page, origins, open }) => {
    needs('pages without script');
    await open(pageWithSnippet(origins, '<dict-signup><p>Write to us.</p></dict-signup>'));
    await expect(page.getByText('Write to us.')).toBeVisible();
  });
});

/** The computed style of every rendered node, including pseudo-elements. */
const looks = (locator: Locator) =>
  locator.evaluate((element) => {
    // Custom properties are left out: a difference would show in the properties that use them.
    const names = [...getComputedStyle(element)].filter((name) => !name.startsWith('--d-'));
    const textOf = (node: Element, part?: string) => {
      const style = getComputedStyle(node, part);
      if (part && style.content === 'none') return 'not rendered';
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    const nodes = [element, ...element.shadowRoot!.querySelectorAll('.d-root, .d-root *')];
    return nodes.flatMap((node) => [textOf(node), textOf(node, '::before'), textOf(node, '::after')]);
  });

test(
  'with inline styles every element looks as it does with its sheet',
  { tag: '@all' },
  async ({ page, origins, open }) => {
    const both = ({ tag }: { tag: string }) => `<div>${snippetOf(tag)}</div><div>${snippetOf(`inline/${tag}`)}</div>`;
    const html = pageWithSnippet(origins, elements.map(both).join(''));
    await page.setViewportSize({ width: 320, height: 900 });
    await open(html.replaceAll(/<script type="module"[^>]*><\/script>/g, ''));
    for (const { tag } of elements) {
      const linked = await looks(page.locator(tag).first());
      expect(linked.length).toBeGreaterThan(3);
      expect(await looks(page.locator(tag).last()), tag).toEqual(linked);
    }
  },
);

test(
  'typed and chosen values and the focus stay if the snippet of another version is rendered again',
  { tag: '@all' },
  async ({ page, origins, serve }) => {
    const older = snippetOf('dict-signup')
      .replace(/data-drawn="\w+"/, 'data-drawn="older"')
      .replace('Full name', 'Your name')
      .replaceAll('d-form', 'form-of-then');
    const { release } = await hold(page, '**/dict.js');
    const address = await serve({ '/': { html: pageWithSnippet(origins, older) } });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('checkbox').uncheck();
    await page.getByLabel('Your name').fill('Ada Exam');

    release();
    await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
    await page.keyboard.type('ple');
    const name = page.getByLabel('Full name');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(person.fullName);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page.locator('dict-signup form')).toHaveCount(1);
    await expect(page.locator('dict-signup .d-form')).toHaveCount(1);
  },
);

test(
  'the ready snippets take the page’s links, sign-in, brand and console without an error',
  { tag: '@all' },
  async ({ page, origins, open, reports }) => {
    const given = {
      serviceBase: origins.service.url,
      consoleUrl: 'https://console.example/app',
      links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
      sso: { authorizeUrl: 'https://login.example/a', clientId: 'c' },
      brand: 'Quillbrook',
    };
    await open(pageWithSnippet(origins, snippetOf('dict-login') + snippetOf('dict-signup'), given));
    const [login, signup] = [page.locator('dict-login'), page.locator('dict-signup')];
    for (const each of [login, signup]) await expect(each).toHaveAttribute('data-state', 'ready');
    await expect(signup.getByText('Terms').first()).toBeVisible();
    await expect(login.getByText('Microsoft').first()).toBeVisible();
    await expect(login.getByText('Quillbrook').first()).toBeVisible();
    await expect(login.locator('a.d-link').first()).toHaveAttribute('href', /^https:\/\/console\.example\/app\//);
    expect(reports.logged).toEqual([]);
  },
);
