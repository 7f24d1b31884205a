import { config } from './config.ts';
import { isByLanguage, type Message, type Text, type TextArguments, type Words } from './kinds.ts';
import { drawn, formatNumber } from '../format/text.ts';
import { directionOf, formatLocale, activeLanguage, findTranslation, languageFallbacks } from './language.ts';

export interface Texts<Catalogue> {
  /** `values` fill the text's `{placeholders}`. `language`: a result of `activeLanguage`, by default without an element. */
  (key: keyof Catalogue & string, values?: TextArguments, language?: string): string;
  readonly area: string;
  readonly english: Catalogue;
}

export type Bound<Catalogue> = (key: keyof Catalogue & string, values?: TextArguments) => string;

/** A text from the service, or one of ours in the language of the view that renders it. */
export type Localized = string | ((language?: string) => string);

export const localized =
  <Catalogue>(text: Texts<Catalogue>, key: keyof Catalogue & string, values?: TextArguments): Localized =>
  (language) =>
    text(key, values, language);

export const textIn = (text: Localized, language?: string): string =>
  typeof text === 'string' ? drawn(text) : text(language);

export type BindTexts = <Catalogue>(text: Texts<Catalogue>) => Bound<Catalogue>;

/**
 * Each text comes from the page's `configure({ messages: { 'signup.title': '…' } })`, else from the language
 * (src/languages), else from the English catalogue.
 */
export function texts<const Catalogue extends Readonly<Record<string, Text>>>(
  area: string,
  english: Catalogue,
): Texts<Catalogue> {
  const text = (key: keyof Catalogue & string, values: TextArguments = {}, language = activeLanguage()): string => {
    const replacement = wordsIn(config().messages[`${area}.${key}`], language);
    const translation = findTranslation(area, key, language);
    const own = () =>
      translation === undefined ? fill(english[key]!, values, 'en') : fill(translation, values, language);
    if (typeof replacement === 'function') return textOf(() => replacement(values)) ?? own();
    return replacement === undefined ? own() : fill(replacement, values, language);
  };
  return Object.assign(text, { area, english });
}

function wordsIn(message: Message | undefined, language: string): Words | undefined {
  if (!isByLanguage(message)) return message;
  const byLanguage: Readonly<Record<string, Words>> = message;
  const tag = languageFallbacks(language).find((each) => Object.hasOwn(byLanguage, each));
  return tag === undefined ? undefined : byLanguage[tag];
}

function fill(text: Text, values: TextArguments, language: string): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(values.count), language);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]!, language) : whole,
  );
}

const rightToLeft = /[\u0590-\u08ff]/;

/**
 * A number gets the language's separators. Any other value is isolated in a right-to-left sentence, to keep its own
 * direction: right to left if it has such letters, even after a Latin word such as 'Windows'.
 */
function shown(given: string | number, language: string): string {
  if (typeof given === 'number') return formatNumber(given, formatLocale(language));
  const value = drawn(given);
  if (directionOf(language) !== 'rtl') return value;
  return `${rightToLeft.test(value) ? '\u2067' : '\u2068'}${value}\u2069`;
}

const formOf = (forms: Exclude<Text, string>, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** Null if the page's function throws or returns no string: its bug must not break the view (HOST-21). */
function textOf(message: () => unknown): string | null {
  try {
    const text = message();
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}
