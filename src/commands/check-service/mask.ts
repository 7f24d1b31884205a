import { typeWord } from '../../core/service/mismatch.ts';

/* Reports are pasted into tickets and kept by pipelines: they show no value that may be a secret or be about a person. */

const telling =
  /address|birth|city|code|detail|email|gst|id$|ids$|ip$|key|mail|message|mobile|name|otp|pass|phone|pin|secret|session|sign|tax|token|url|user/i;

// Kinds of values that are never secret: where one is expected, a report may show a short wrong value.
const plainKinds = new Set(['a time', 'a number', 'an amount', 'true or false', '0 or 1']);

/** The received value in words: the value itself if it is short and neither secret nor personal, else its type. */
export function seenText(value: unknown, path: readonly PropertyKey[], expected: string): string {
  if (value === undefined) return 'missing';
  const name = String(path.findLast((key) => typeof key === 'string') ?? '');
  if (value === '') return 'an empty text';
  if (plainKinds.has(expected) && !telling.test(name) && isPlain(value)) return JSON.stringify(value);
  if (typeof value === 'string') return `a text of ${value.length} characters`;
  return typeWord(value);
}

// A value that may be printed as it is: a word, an amount or a date. No sentence, no address and no number long enough
// for a phone or an account.
const plain = /^(?:\p{L}{1,12}|-?\d{0,5}[.,]?\d{0,2}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ][\d:.Z+-]{1,16})?)$/u;

const isPlain = (value: unknown) =>
  typeof value === 'boolean' || ((typeof value === 'string' || typeof value === 'number') && plain.test(String(value)));

/** `retail@example.com` → `r…@example.com` */
export const maskedUser = (user: string) => user.replace(/^(.).*?(?=@|$)/u, '$1…');
