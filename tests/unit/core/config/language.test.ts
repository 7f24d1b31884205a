import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { formatLocale } from '../../../../src/core/config/language.ts';
import { resetPage } from '../../../../src/core/page/page.ts';

beforeEach(resetPage);
afterEach(() => vi.unstubAllGlobals());

function onPageIn(lang: string): void {
  vi.stubGlobal('Document', { prototype: { querySelector: () => null } });
  vi.stubGlobal('document', { documentElement: { lang } });
}

describe('the format of dates, numbers and money', () => {
  test('DEC-6.6 is that of the page', () => {
    onPageIn('de-CH');
    expect(formatLocale()).toBe('de-CH');
  });

  test('DEC-6.6 is that of the language that the configuration names', () => {
    onPageIn('de-CH');
    configure({ language: 'fr' });
    expect(formatLocale()).toBe('fr');
  });

  test.each([
    ['en', 'en-GB'],
    ['en-US', 'en-US'],
    ['fr', 'fr'],
  ])('DEC-6.6 is, on a page in %j, %j for a visitor from Britain', (lang, expected) => {
    onPageIn(lang);
    vi.stubGlobal('navigator', { languages: ['de', 'en-US@posix', 'en-GB', 'en'] });
    expect(formatLocale()).toBe(expected);
  });

  test('DEC-6.6 is the configured locale before all others', () => {
    onPageIn('de-CH');
    configure({ language: 'fr', locale: 'en-GB' });
    expect(formatLocale()).toBe('en-GB');
  });

  test.each(['', 'en_US', 'english please'])('DEC-6.6 is the browser’s own on a page whose language is %j', (lang) => {
    onPageIn(lang);
    expect(formatLocale()).toBe(undefined);
  });

  test('DEC-6.6 is the environment’s own on a server', () => {
    expect(formatLocale()).toBe(undefined);
  });
});
