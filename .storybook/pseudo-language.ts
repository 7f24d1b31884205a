import type { Message, Text } from '../src/core/config/kinds.ts';
import type { Texts } from '../src/core/config/text.ts';

/**
 * A language for development: English with accents, 40% longer, in brackets. A text without brackets is missing in the
 * catalogues.
 */
export const pseudoLanguage = 'en-XA';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../src/**/*.text.ts', { eager: true });

/** The English texts of every area. */
export const catalogues = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is Texts<Readonly<Record<string, Text>>> => typeof each === 'function' && 'english' in each);

const accents = new Map([...'AEIOUaeiouyncCN'].map((letter, at) => [letter, [...'ÅÉÎÖÛåéîöûýñçÇÑ'][at]!]));

/** The texts of the pseudo-language, as `messages` of the configuration. */
export const pseudoMessages: Readonly<Record<string, Message>> = Object.fromEntries(
  catalogues.flatMap(({ area, english }) =>
    Object.entries(english).map(([key, text]) => [`${area}.${key}`, { [pseudoLanguage]: pseudo(text) }]),
  ),
);

function pseudo(text: Text): Text {
  if (typeof text === 'string') return `[${lengthened(accented(text))}]`;
  const forms = Object.entries(text).map(([form, words]) => [form, pseudo(words)]);
  return Object.fromEntries(forms) as Text;
}

/** Placeholders keep their names. */
function accented(text: string): string {
  return text.replaceAll(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : (accents.get(part) ?? part)));
}

/** Appends words of usual length, so that lines break as in a real language. */
function lengthened(text: string): string {
  const longer = Math.ceil(text.length * 0.4) - 2;
  return longer > 0 ? `${text} ${'lörém îpsûm '.repeat(10).slice(0, longer).trim()}` : text;
}
