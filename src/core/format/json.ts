import { natives } from '../page/natives.ts';

const { parse, stringify } = natives();

export const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** The parsed value without keys that would change a prototype (NET-19, SEC-36); undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const revive = (key: string, value: unknown) => (forbiddenKeys.has(key) ? undefined : value);
    return parse(withLongIdsAsText(text.replace(/^\uFEFF/, '')), revive);
  } catch {
    return undefined;
  }
}

/**
 * Writes a copy without prototypes, so that a `toJSON` which the page has added to Array.prototype is ignored
 * (Prototype.js 1.6).
 */
export const toJson = (value: unknown): string => stringify(bare(value));

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(bare), null);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) copy[key] = bare(inner);
  return copy;
}

// Matches in linear time, because no alternative can fail after it has begun to match (SEC-26).
const token = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*|[{}[\]]/g;
const longInteger = /^-?[1-9]\d{15,}$/;

/**
 * Quotes nested numbers above 2^53, which are ids and would be rounded (NET-22). Numbers of the outermost object, the
 * envelope, stay numbers, because the schema of the envelope must reject a wrong number (NET-20).
 */
function withLongIdsAsText(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  let depth = 0;
  return text.replace(token, (each) => {
    if (each === '{' || each === '[') depth += 1;
    if (each === '}' || each === ']') depth -= 1;
    return depth > 1 && longInteger.test(each) && !Number.isSafeInteger(Number(each)) ? `"${each}"` : each;
  });
}
