import { config } from './config.ts';
import type { TextArguments } from './kinds.ts';

/**
 * The texts of one element. `t('title')` returns the text, or the page's replacement from `configure({ messages: {
 * 'signup.title': '…' } })`. The second argument fills `{name}` in a text.
 */
export function texts<const Catalogue extends Readonly<Record<string, string>>>(area: string, catalogue: Catalogue) {
  return (key: keyof Catalogue & string, values: TextArguments = {}): string => {
    const replacement = config().messages[`${area}.${key}`];
    const own = () => fill(catalogue[key]!, values);
    if (typeof replacement === 'function') return textOf(() => replacement(values)) ?? own();
    return replacement === undefined ? own() : fill(replacement, values);
  };
}

const fill = (text: string, values: TextArguments) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

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
