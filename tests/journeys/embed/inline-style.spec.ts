import type { Locator } from 'playwright/test';
import { elements } from '../../../src/elements/tags/elements.ts';
import { person } from '../../../stories/person.ts';
import { readJson } from '../../build/built.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import {
  hold,
  keepNodes,
  pageWithSnippet,
  snippetOf,
  watchShifts,
  watchViolations,
  whenAlive,
} from './snippet-page.ts';

/* A snippet with inline styles: no style sheet is waited for, and every element looks the same as with its sheet. */

const withoutLoader = (snippet: string) => snippet.replaceAll(/<script type="module"[^>]*><\/script>/g, '');

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

test('every element looks as it does with its sheet @all', async ({ page, origins }) => {
  const inBothWays = (tag: string) =>
    withoutLoader(`<div>${snippetOf(tag)}</div><div>${snippetOf(`inline/${tag}`)}</div>`);
  const html = pageWithSnippet(origins, elements.map(({ tag }) => inBothWays(tag)).join(''));
  const site = await servePages({ '/': { html } });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(site.url);
  for (const { tag } of elements) {
    const linked = await looks(page.locator(tag).first());
    expect(linked.length).toBeGreaterThan(3);
    expect(await looks(page.locator(tag).last()), tag).toEqual(linked);
  }
  await site.close();
});

test('SEC-04 a signup with inline styles works under a policy that lists their hashes, and nothing moves at hydration @all', async ({
  page,
  origins,
}) => {
  const sources = readJson<Record<string, string[]>>('dist/cdn/snippets/inline/style-src.json')['dict-signup']!;
  const policy = [
    "default-src 'none'",
    `script-src ${origins.cdn}`,
    `style-src ${sources.join(' ')}`,
    `connect-src ${origins.service.url}`,
    `img-src ${origins.service.url}`,
  ].join('; ');
  const violations = await watchViolations(page);
  const release = await hold(page, '**/chunks/**');
  const shifts = await watchShifts(page);
  const html = pageWithSnippet(origins, snippetOf('inline/dict-signup'));
  const site = await servePages({ '/': { html, headers: { 'Content-Security-Policy': policy } } });
  await page.goto(site.url);
  const areKept = await keepNodes(page, 'dict-signup');
  const field = page.getByLabel('Email', { exact: true });
  await field.fill(person.email);
  const alive = whenAlive(page, 'dict-signup');
  release();
  await alive;
  await expect(page.locator('dict-signup style')).toHaveCount(0);
  expect(await shifts()).toBe(0);
  expect(await areKept()).toBe(true);
  await expect(field).toHaveValue(person.email);
  expect(await violations()).toEqual([]);
  await site.close();
});
