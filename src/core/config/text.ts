import { config } from './config.ts';
import { isByLanguage, type Message, type Text, type TextArguments, type Words } from './kinds.ts';
import { directionOf, languageInForce, translated, widened } from './language.ts';

/** The texts of one area: `t('title')`, `t('found', { count: 3 })`. */
export interface Texts<Catalogue> {
  /** `values` fill the text's `{placeholders}`. `language` is a language in force, by default that of the page. */
  (key: keyof Catalogue & string, values?: TextArguments, language?: string): string;
  readonly area: string;
  readonly english: Catalogue;
}

/** The texts of one area in one language: that of an element. */
export type Bound<Catalogue> = (key: keyof Catalogue & string, values?: TextArguments) => string;

/** A message that a view draws later: a text of the service as it is, one of ours in the language of the view. */
export type Localized = string | ((language?: string) => string);

/** Binds the texts of an area to the language of an element, as its handle does (`texts`). */
export type BindTexts = <Catalogue>(text: Texts<Catalogue>) => Bound<Catalogue>;

/**
 * Makes the function for the texts of an area. It takes a text from the page's `configure({ messages: { 'signup.title':
 * '…' } })`, else from the language (src/languages), else from the English catalogue.
 */
export function texts<const Catalogue extends Readonly<Record<string, Text>>>(
  area: string,
  english: Catalogue,
): Texts<Catalogue> {
  const text = (key: keyof Catalogue & string, values: TextArguments = {}, language = languageInForce()): string => {
    const replacement = wordsIn(config().messages[`${area}.${key}`], language);
    const translation = translated(area, key, language);
    const own = () =>
      translation === undefined ? fill(english[key]!, values, 'en') : fill(translation, values, language);
    if (typeof replacement === 'function') return textOf(() => replacement(values)) ?? own();
    return replacement === undefined ? own() : fill(replacement, values, language);
  };
  return Object.assign(text, { area, english });
}

/** The page's replacement of a text; undefined if it has none for this language. */
function wordsIn(message: Message | undefined, language: string): Words | undefined {
  if (!isByLanguage(message)) return message;
  const byLanguage: Readonly<Record<string, Words>> = message;
  const tag = widened(language).find((each) => Object.hasOwn(byLanguage, each));
  return tag === undefined ? undefined : byLanguage[tag];
}

function fill(text: Text, values: TextArguments, language: string): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(values.count), language);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? isolated(values[name]!, language) : whole,
  );
}

const rightToLeft = /[\u0590-\u08ff]/;

/**
 * In a sentence from right to left, a value keeps its own direction: an email address, an amount, a name. A value with words of
 * such a language reads from right to left even if it begins with 'Windows'.
 */
function isolated(value: string | number, language: string): string {
  if (typeof value !== 'string' || directionOf(language) !== 'rtl') return String(value);
  return `${rightToLeft.test(value) ? '\u2067' : '\u2068'}${value}\u2069`;
}

const formOf = (forms: Exclude<Text, string>, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/**
 * The result of a page's message function; null if it throws or returns no string, so that its bug doesn't break the view
 * (HOST-21).
 */
function textOf(message: () => unknown): string | null {
  try {
    const text = message();
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}
