import { beforeEach, describe, expect, test } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { texts } from '../../../../src/core/config/text.ts';

beforeEach(resetPage);

const t = texts('signup', {
  title: 'Create your Free Account',
  until: 'Until {date}, {name}. {date}!',
  odd: '{missing} {',
  found: { one: 'One row', other: '{count} rows of {name}' },
});

describe('a catalogue of texts', () => {
  test('from right to left keeps the direction of each value, and writes numbers in Latin digits', () => {
    configure({ messages: { 'signup.until': { ar: 'حتى {date}، {name}' }, 'signup.found': { ar: '{count} صف' } } });
    const values = { date: '$ 12.50', name: 'a@b.example' };
    expect(t('until', values, 'ar')).toBe('حتى \u2068$ 12.50\u2069، \u2068a@b.example\u2069');
    expect(t('found', { count: 10001 }, 'ar')).toBe('10,001 صف');
    expect(t('until', { date: 'Windows 7 أو أحدث', name: '' }, 'ar')).toMatch(/^حتى \u2067Windows 7 أو أحدث\u2069/);
  });

  test.each([
    ['', 'de', '10.001 Zeilen: 10001'],
    ['', 'hi', '1,00,001 पंक्तियाँ: 10001'],
    ['de', 'en', '10.001 rows of 10001'],
  ])(
    'locale %o, language %s: a number has their separators, an id has none',
    { tags: ['DEC-6.6'] },
    (locale, language, shown) => {
      const found = { de: '{count} Zeilen: {name}', hi: '{count} पंक्तियाँ: {name}' };
      configure({ locale, messages: { 'signup.found': found } });
      const count = language === 'hi' ? 100_001 : 10_001;
      expect(t('found', { count, name: '10001' }, language)).toBe(shown);
    },
  );

  test('a page can replace the plural forms, with those of the language', () => {
    const found = { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' };
    configure({ messages: { 'signup.found': found } });
    expect([1, 2, 5, 1.5].map((count) => t('found', { count }, 'pl'))).toEqual([
      '1 wiersz',
      '2 wiersze',
      '5 wierszy',
      '1,5 wiersza',
    ]);
  });

  test('a placeholder without a value stays, and no value is read from a prototype', () => {
    expect(t('odd')).toBe('{missing} {');
    expect(texts('x', { a: '{constructor} {toString}' })('a', {})).toBe('{constructor} {toString}');
  });

  test('a value with markup stays text', { tags: ['SEC-01'] }, () => {
    expect(t('until', { date: '$& {name} <b>', name: '{date}' })).toBe('Until $& {name} <b>, {date}. $& {name} <b>!');
  });

  test('a page can replace a text', { tags: ['CON-8.36', 'DEC-8.1'] }, () => {
    configure({ messages: { 'signup.title': 'Konto anlegen', 'signup.until': 'Bis {date}' } });
    expect(t('title')).toBe('Konto anlegen');
    expect(t('until', { date: '5.1.' })).toBe('Bis 5.1.');
    expect(t('odd')).toBe('{missing} {');
  });

  const throwing = () => {
    throw new Error('theirs');
  };

  test.each([
    ['throws', throwing],
    ['gives a number', () => 5],
  ])('a page’s function that %s breaks no view: our text is shown', { tags: ['HOST-21'] }, (_, message) => {
    configure({ messages: { 'signup.until': message as never } });
    expect(t('until', { date: '1', name: 'Anna' })).toBe('Until 1, Anna. 1!');
  });
});
