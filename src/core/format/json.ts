import { natives } from '../page/natives.ts';

/* JSON of the wire and of the storage. */
const { parse, stringify } = natives();

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON; undefined where the text is not JSON. Keys that reach a prototype are dropped (NET-19, SEC-36). */
export function parseJson(text: string): unknown {
  try {
    const revive = (key: string, value: unknown) => (forbiddenKeys.has(key) ? undefined : value);
    return parse(withLongIdsAsText(text.replace(/^\uFEFF/, '')), revive);
  } catch {
    return undefined;
  }
}

/**
 * JSON from null-prototype copies: a page's `toJSON` on Array.prototype or Object.prototype (Prototype.js 1.6) changes
 * nothing.
 */
export const toJson = (value: unknown): string => stringify(bare(value));

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(bare), null);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) copy[key] = bare(inner);
  return copy;
}

// A string, a number or a bracket, whole. None of them can fail once it has begun: the reading stays linear (SEC-26).
const token = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*|[{}[\]]/g;
const longInteger = /^-?[1-9]\d{15,}$/;

/**
 * A number above 2^53 would be rounded, and such numbers are ids: they stay text (NET-22). Not in the outermost object:
 * no field of the envelope itself is an id, and a number there is a wrong one (NET-20).
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
