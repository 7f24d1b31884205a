import type * as z from 'zod/mini';
import { warnOnce } from '../page/warn-once.ts';
import type { Mismatch, Problem } from '../state/problem.ts';

type Path = readonly PropertyKey[];

export const mismatchOf = ({ path, message }: z.core.$ZodIssue, root: unknown, above: Path = []): Mismatch => ({
  path: pathText([...above, ...path]),
  expected: message,
  seen: typeWord(valueAt(root, path)),
});

/** One console line for a malformed answer. It names the field and the types, but no value. */
export function warnOfMismatch({ call, mismatch }: Problem): void {
  if (!mismatch) return;
  const { path, expected, seen } = mismatch;
  warnOnce(`the answer to '${call}' is malformed: ${path || 'it'} is ${seen}, where ${expected} is expected.`);
}

/** Describes the expected value, for zod's own checks. The checks of shapes.ts bring their own descriptions. */
export function expectedWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return wordsByType[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  if (issue.code !== 'invalid_union') return 'another value';
  return [...new Set(issue.errors.map(([first]) => first?.message))].join(' or ');
}

const wordsByType: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  undefined: 'missing',
};

export function typeWord(value: unknown): string {
  if (value === null) return 'null';
  return wordsByType[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

// A loop, because Prototype.js replaces `reduce` (HOST-05).
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key];
  return value;
}

export function pathText(path: Path): string {
  let text = '';
  for (const key of path) text += typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`;
  return text;
}
