import { describe, expect, test } from 'vitest';
import { english } from '../../../src/elements/tags/collected.ts';
import type { Text } from '../../../src/core/config/kinds.ts';
import { areasOf } from '../../../src/core/config/language.ts';
import { languages } from '../../../src/languages/languages.ts';

describe.each(Object.entries(languages))('in %s', async (tag, { access, rest }) => {
  const areas = areasOf({ ...(await access()), ...(await rest()) });
  const [shownForms] = [new Intl.PluralRules(tag).resolvedOptions().pluralCategories];

  test('the placeholders are those of the English text, and every plural form is one of the language', () => {
    const strange = Object.entries(areas).flatMap(([area, translations]) =>
      Object.entries(translations).flatMap(([key, text]) => {
        const original = english.find((each) => each.area === area && key in each.english)?.english[key];
        const known = placeholdersOf(original ?? '');
        const forms = typeof text === 'string' ? [] : Object.keys(text);
        const wrong = [
          ...placeholdersOf(text).filter((name) => !known.includes(name)),
          ...known.filter((name) => !placeholdersOf(text).includes(name)),
          ...forms.filter((form) => !shownForms.includes(form as Intl.LDMLPluralRule)),
        ];
        return wrong.map((each) => `${area}.${key}: ${each}`);
      }),
    );
    expect(strange).toEqual([]);
  });

  // The types check the keys of the texts that a translation names. No translation names a new file of texts, so this
  // test finds it.
  test('every English text is translated', () => {
    const missing = english.flatMap(({ area, english: catalogue }) =>
      Object.keys(catalogue)
        .filter((key) => areas[area]?.[key] === undefined)
        .map((key) => `${area}.${key}`),
    );
    expect(missing).toEqual([]);
  });
});

const placeholdersOf = (text: Text): readonly string[] =>
  (typeof text === 'string' ? [text] : Object.values(text)).flatMap((form) =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  );
