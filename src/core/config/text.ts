import { config } from './config.ts';
import type { TextArguments } from './kinds.ts';

/**
 * A catalogue of the texts of one element. `t('title')` gives the text, or what the page put in its place with
 * `configure({ messages: { 'signup.title': '…' } })`. `{name}` in a text is filled from the second argument.
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

/** What a page's function gives, null where it throws or gives no text: its mistake takes no view with it (HOST-21). */
function textOf(message: () => unknown): string | null {
  try {
    const text = message();
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}
