import type { BindTexts, Texts } from '../../core/config/text.ts';

/** Translates a name that the service sends in English. Returns a name that is not among `names` as it came (CON-4). */
export function knownName<Names extends Readonly<Record<string, string>>>(
  name: string,
  names: Texts<Names>,
  bind: BindTexts,
): string {
  const given = name.trim().toLowerCase();
  const known = Object.keys(names.english).find((key) => names.english[key]!.toLowerCase() === given);
  return known ? bind(names)(known) : name;
}
