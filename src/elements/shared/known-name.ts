import type { BindTexts, Texts } from '../../core/config/text.ts';

/** A name that the service gives, in the language of the reader; as the service gives it if it is none of `names` (CON-4). */
export function knownName<Names extends Readonly<Record<string, string>>>(
  name: string,
  names: Texts<Names>,
  bind: BindTexts,
): string {
  const given = name.trim().toLowerCase();
  const known = Object.keys(names.english).find((key) => names.english[key]!.toLowerCase() === given);
  return known ? bind(names)(known) : name;
}
