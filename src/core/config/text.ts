import { config } from './config.ts';
import { textLanguage } from './language.ts';
import type { Text, TextArguments } from './kinds.ts';

/** The texts of an area by key: `t('title')`, `t('found', { count: 3 })`. */
export interface Texts<Catalogue> {
  /** `values` fill the text's `{placeholders}`; `language` is a BCP 47 tag. */
  (key: keyof Catalogue & string, values?: TextArguments, language?: string): string;
}

/**
 * The English texts of one area. Their function returns a text, or the page's replacement from `configure({ messages: {
 * 'signup.title': '…' } })`.
 */
export function texts<const Catalogue extends Readonly<Record<string, Text>>>(
  area: string,
  english: Catalogue,
): Texts<Catalogue> {
  return (key, values = {}, language = textLanguage) => {
    const replacement = config().messages[`${area}.${key}`];
    const own = () => fill(english[key]!, values, language);
    if (typeof replacement === 'function') return textOf(() => replacement(values)) ?? own();
    return replacement === undefined ? own() : fill(replacement, values, language);
  };
}

function fill(text: Text, values: TextArguments, language: string): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(values.count), language);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
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
