import { expect, test } from 'vitest';
import { config } from '../../../src/core/config/config.ts';
import { earlyInputs, earlySheets } from '../../../src/core/page/singletons.ts';
import { define } from '../../../src/elements/tags/define.ts';
import type { Tag } from '../../../src/elements/tags/elements.ts';
import { languages } from '../../../src/languages/languages.ts';
import { drawEarly, updateEarly } from '../../../src/loader/early-view.ts';
import { earlyViews } from '../../../src/prerender/early/early-views.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field, link } from '../support/screen.ts';

/*
 * Every view that dict.js draws itself is hydrated without a change. The views here have no styles, which only the
 * build adds.
 */

const views = await earlyViews({}, () => Promise.resolve(''));

sandboxPage();

// These tests come first: the other tests define the tags, and the loader does not draw defined elements.
test('a form that the visitor fills in, or has left, stays when a configuration comes later', async () => {
  for (const tag of ['dict-signup', 'dict-signup', 'dict-signup']) {
    const element = document.createElement(tag);
    document.body.append(element);
    drawEarly(element, views);
  }
  const [left, name] = [field('Full name').nth(0), field('Full name').nth(1)];
  await left.fill('Grace Example');
  await name.fill('Ada Example');
  earlyInputs().push({ links: { terms: 'https://example.com/terms' } });
  updateEarly(views);
  await expect.element(left).toHaveValue('Grace Example');
  await expect.element(name).toHaveValue('Ada Example');
  // Only the untouched form is drawn anew, with the link to the terms.
  expect(link(/^terms/i).elements()).toHaveLength(1);
});

test('a form with a property set by the page is drawn by its code alone, which reads the property', () => {
  const [plain, other] = ['', 'voice-services'].map((product) => {
    const element = document.createElement('dict-signup');
    document.body.append(element);
    if (product) Object.assign(element, { product });
    drawEarly(element, views);
    return element;
  });
  expect(field('Full name').elements()).toHaveLength(1);
  expect(plain!.shadowRoot).not.toBeNull();
  expect(other!.shadowRoot).toBeNull();
});

const cases = Object.keys(views.tags).flatMap((name) =>
  ['en', ...Object.keys(languages)].map((language) => [`dict-${name}` as Tag, language] as const),
);

test.each(cases)('every early view of <%s> in %s is hydrated without an error', async (tag, language) => {
  await define(tag);
  config();
  const { several, addresses } = views.tags[tag.slice(5)]!;
  for (const attributes of combinations(Object.entries(several).map(([name, each]) => [name, Object.keys(each)])))
    for (const given of combinations(Object.keys(addresses).map((path) => [path, ['', 'https://example.com/x']]))) {
      for (const [path, address] of given) earlyInputs().push(nested(path.split('.'), address));
      const element = document.createElement(tag) as HTMLElementTagNameMap['dict-signup'];
      for (const [name, value] of attributes) element.setAttribute(name, value);
      element.lang = language;
      drawEarly(element, views);
      const root = element.shadowRoot!;
      const fields = [...root.querySelectorAll('input')];
      const troubles: string[] = [];
      element.addEventListener(
        'dict-error',
        ({ detail }) => detail.code === 'hydration' && troubles.push(detail.message),
      );
      // Removes the mark with which a difference would be ignored and not reported.
      root.querySelector('[data-may-differ]')!.removeAttribute('data-may-differ');
      fields[0]!.value = '12';

      document.body.append(element);
      await element.ready;
      expect(troubles, JSON.stringify([attributes, given])).toEqual([]);
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.every((field) => field.isConnected)).toBe(true);
      expect(fields[0]!.value).toBe('12');
      expect(root.adoptedStyleSheets.some((sheet) => earlySheets().has(sheet))).toBe(false);
      element.remove();
    }
});

type Named = readonly [name: string, value: string];

const combinations = (all: readonly (readonly [name: string, values: readonly string[]])[]): readonly Named[][] =>
  all.reduce<Named[][]>(
    (known, [name, values]) => known.flatMap((each) => values.map((value) => [...each, [name, value] as const])),
    [[]],
  );

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
