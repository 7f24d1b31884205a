import { describe, expect, test } from 'vitest';
import { optionNamed, optionsFor } from '../../../../src/elements/kit/fields/options.ts';

/* A11Y-18, CON-5.39: what a combobox finds. */

const optionsOf = (...labels: readonly string[]) => labels.map((label, at) => ({ value: String(at), label }));
const found = (typed: string, ...labels: readonly string[]) =>
  optionsFor(typed, optionsOf(...labels), false).map(({ label }) => label);

describe('the options for a typed text', () => {
  test.each([
    ['Ile', 'Île-de-France'],
    ['île', 'Ile-de-France'],
    ['ÎLE', 'I\u0302le-de-France'],
    ['i', 'İstanbul'],
    ['İ', 'Istanbul'],
    ['ı', 'Isparta'],
    ['I', 'ırmak'],
    ['strass', 'Straßburg'],
    ['Lodz', 'Łódź'],
    ['ost', 'Østfold'],
    ['da nang', 'Đà Nẵng'],
    ["cote d'iv", 'Côte d’Ivoire'],
    ['αθηνα', 'Αθήνα'],
    ['الاسكا', 'ألاسكا'],
    ['کراچی', 'كراچي'],
    ['القاهره', 'القاهرة'],
    ['على', 'علي'],
    ['تـــونس', 'تونس'],
    ['STRAẞ', 'Straßburg'],
    ['Guinea−B', 'Guinea-Bissau'],
    ['Guinea B', 'Guinea-Bissau'],
    ['ile de f', 'Île-de-France'],
    ['st gal', 'St. Gallen'],
    ['St.-D', 'St Denis'],
    ['cote divoire', 'Côte d’Ivoire'],
    ['hawaii', 'Hawaiʻi'],
    ['वार्ड 5', 'वार्ड ५'],
    [' \u200bben', 'Bengaluru'],
    ['rio\u00a0g', 'Rio Grande'],
  ])('“%s” finds %s', (typed, label) => {
    expect(found(typed, label, 'Zzz')).toEqual([label]);
  });

  test('vowel signs of Indic scripts are letters, not accents', () => {
    expect(found('दिल', 'दिल्ली', 'दलदल')).toEqual(['दिल्ली']);
  });

  test('begin with it, unless they are found anywhere', () => {
    expect(found('galuru', 'Bengaluru')).toEqual([]);
    expect(optionsFor('galuru', optionsOf('Bengaluru'), true)).toHaveLength(1);
  });

  test('are all options for spaces', () => {
    expect(found('  ', 'A', 'B')).toEqual(['A', 'B']);
  });
});

describe('the option that a text names', () => {
  const named = (text: string, labels: readonly string[], chosen: number | null = null) => {
    const options = optionsOf(...labels);
    return optionNamed(text, options, chosen === null ? null : options[chosen]!)?.value;
  };

  test.each([
    ['has this label', 'Mumbai', ['Mum', 'Mumbai'], null, '1'],
    ['differs in case, accents and marks at most', ' ile de france ', ['Île-de-France'], null, '0'],
    ['has this very label, though another is alike', 'São Paulo', ['Sao Paulo', 'São Paulo'], null, '1'],
    ['is not guessed between two that are alike', 'SAO PAULO', ['Sao Paulo', 'São Paulo'], null, undefined],
    ['is the chosen one of two that are alike', 'SAO PAULO', ['Sao Paulo', 'São Paulo'], 1, '1'],
    ['is the chosen one of two with one label', 'Acme', ['Acme', 'Acme'], 1, '1'],
    ['is not one that only begins with it', 'Mum', ['Mumbai'], null, undefined],
    ['is not there for an empty text', '', ['Mumbai'], 0, undefined],
  ] as const)('%s', (_, text, labels, chosen, value) => {
    expect(named(text, labels, chosen)).toBe(value);
  });
});
