import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config, configure } from '../../../../src/core/config/config.ts';
import {
  activeLanguage,
  directionOf,
  formatLocale,
  languageOfContent,
  loadTexts,
  offerLanguages,
} from '../../../../src/core/config/language.ts';
import { languages } from '../../../../src/languages/languages.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { text } from '../../../../src/core/service/outcomes.text.ts';
import { service as germanService } from '../../../../src/languages/de/access.ts';

offerLanguages(languages);
beforeEach(resetPage);
afterEach(() => vi.unstubAllGlobals());

function onPageIn(lang: string): void {
  vi.stubGlobal('Document', { prototype: { querySelector: () => null, documentElement: { lang } } });
  vi.stubGlobal('document', { documentElement: { lang } });
}

describe('the language in force', () => {
  test('is an element’s own, before that of the configuration, before that of the page, before English', () => {
    expect(activeLanguage()).toBe('en');
    onPageIn('de');
    expect(activeLanguage()).toBe('de');
    configure({ language: 'de-AT' });
    expect(activeLanguage()).toBe('de-AT');
    expect(activeLanguage('en-GB')).toBe('en-GB');
  });

  test.each(['ja', 'sr-Latn', 'den'])('is English if there are no texts in the requested one (%s)', (lang) => {
    onPageIn('de');
    expect(activeLanguage(lang)).toBe('en');
    configure({ language: lang });
    expect(activeLanguage()).toBe('en');
  });

  test.each([
    ['de_DE', 'de-DE'],
    ['ar_SA', 'ar-SA'],
    ['FR-fr', 'fr-FR'],
    ['de_DE_formal', 'de-DE-formal'],
    ['de_AT.UTF-8', 'de-AT'],
    ['en_GB@euro', 'en-GB'],
    ['es_ES_ao90', 'es-ES'],
    ['hi_', 'hi'],
  ])(
    'is read from the name %s, of an element, the page or the configuration',
    { tags: ['DEC-6.6'] },
    (written, tag) => {
      expect(activeLanguage(written)).toBe(tag);
      onPageIn(written);
      expect(activeLanguage()).toBe(tag);
      onPageIn('en');
      configure({ language: written, locale: written });
      expect([activeLanguage(), formatLocale()]).toEqual([tag, tag]);
    },
  );

  test.each(['german!!', 'german', 'Deutsch', 'english-uk', 'POSIX', '-', '__', 'de DE', 'x-foo', '%%'])(
    'is not a `lang` %s of an element, which causes one console line',
    (lang) => {
      using lines = vi.spyOn(console, 'error').mockImplementation(() => {});
      onPageIn('de');
      expect([activeLanguage(lang), activeLanguage(lang)]).toEqual(['de', 'de']);
      expect(lines).toHaveBeenCalledOnce();
    },
  );

  test('is not a `lang` of the page that can’t be read, which causes one console line', () => {
    using lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    onPageIn('german!!');
    expect([activeLanguage(), activeLanguage()]).toEqual(['en', 'en']);
    expect(lines).toHaveBeenCalledOnce();
  });

  test('finds the page’s own texts by any name of it', () => {
    configure({ messages: { 'service.noAnswer': { de_AT: 'Keine Antwort, Servus' } } });
    expect(text('noAnswer', {}, activeLanguage('de-at'))).toBe('Keine Antwort, Servus');
  });

  test('is offered as a tag, however the configuration names it', () => {
    configure({ languages: ['de_CH', 'EN'] });
    expect(config().languages).toEqual(['de-CH', 'en']);
  });

  test('can be one for which only the page has texts', () => {
    configure({ messages: { 'service.noAnswer': { pt: 'Sem resposta', 'pt-BR': 'Nenhuma resposta' } } });
    expect(activeLanguage('pt-PT')).toBe('pt-PT');
    expect(text('noAnswer', {}, 'pt-PT')).toBe('Sem resposta');
    expect(text('noAnswer', {}, 'pt-BR')).toBe('Nenhuma resposta');
    expect(text('noAnswer', {}, 'en')).toBe('No response was received');
  });

  test('determines the direction', () => {
    expect(['de-AT', 'ar-SA', 'arn', 'he'].map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
  });
});

describe('the texts of a language', () => {
  const german = germanService.noAnswer;

  test('are shown once they are loaded, and loaded once', async () => {
    expect(text('noAnswer', {}, 'de-AT')).toBe('No response was received');
    await loadTexts('de-AT');
    expect(text('noAnswer', {}, 'de-AT')).toBe(german);
    expect(text('noAnswer')).toBe('No response was received');
    expect(loadTexts('de')).toBe(null);
    expect(loadTexts('en-GB')).toBe(null);
  });

  test('a few messages in a language that the library lacks do not make its content that language, thirty do', () => {
    const given = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`signup.text${at}`, { pl: 'Tekst' }]));
    configure({ language: 'pl', messages: given(3) });
    expect([activeLanguage(), languageOfContent(activeLanguage())]).toEqual(['pl', 'en']);
    configure({ messages: given(30) });
    expect(languageOfContent('pl')).toBe('pl');
    expect(['de-AT', 'en-GB', 'xx'].map(languageOfContent)).toEqual(['de', 'en', 'en']);
  });

  test('give way to the page’s messages', async () => {
    await loadTexts('de');
    configure({ messages: { 'service.noAnswer': { de: 'Nichts' }, 'service.failed': 'Oops' } });
    expect(text('noAnswer', {}, 'de')).toBe('Nichts');
    expect(text('failed', {}, 'de')).toBe('Oops');
  });
});

describe('the format of dates, numbers and money', () => {
  test.each([
    ['en', 'en-GB'],
    ['en-US', 'en-US'],
    ['de', 'de'],
    ['ja', 'en-GB'],
  ])('on a page in %j it is %j for a visitor from Britain', { tags: ['DEC-6.6'] }, (lang, expected) => {
    onPageIn(lang);
    vi.stubGlobal('navigator', { languages: ['en-US@posix', 'en-GB', 'en'] });
    expect(formatLocale()).toBe(expected);
  });

  test('has the visitor’s region also if their first language names none', { tags: ['DEC-6.6'] }, () => {
    onPageIn('en');
    vi.stubGlobal('navigator', { languages: ['en', 'en-GB'] });
    expect(formatLocale()).toBe('en-GB');
  });

  test.each([
    ['ar-EG', '31 1,234.5'],
    ['ar-EG-u-nu-arab', '٣١ ١٬٢٣٤٫٥'],
  ])('in %s has the digits of the texts, or those that the page names', (lang, expected) => {
    onPageIn(lang);
    const day = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(2030, 0, 31),
    );
    expect(`${day} ${new Intl.NumberFormat(formatLocale()).format(1234.5)}`).toBe(expected);
  });

  test('is that of the language in force, and the configured locale before it', { tags: ['DEC-6.6'] }, () => {
    onPageIn('de-CH');
    configure({ language: 'en-IN' });
    expect(formatLocale()).toBe('en-IN');
    configure({ locale: 'en-GB' });
    expect(formatLocale()).toBe('en-GB');
  });

  test('is English on a server', { tags: ['DEC-6.6'] }, () => {
    vi.stubGlobal('navigator', undefined);
    expect(formatLocale()).toBe('en');
  });
});
