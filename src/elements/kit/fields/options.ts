import { comparable } from '../../../core/format/comparable.ts';
import type { Option } from './SelectField.tsx';

/** The options that begin with the typed text, or contain it if `isFoundAnywhere` (CON-5.39). */
export function optionsFor(typed: string, options: readonly Option[], isFoundAnywhere: boolean): readonly Option[] {
  const wanted = comparable(typed);
  if (wanted === '') return options;
  const fits = isFoundAnywhere
    ? (label: string) => comparable(label).includes(wanted)
    : (label: string) => comparable(label).startsWith(wanted);
  return options.filter(({ label }) => fits(label));
}

/**
 * The option that the text names: the one with this very label, else the only one whose label differs in case and accents
 * at most. If options share a label, `chosen` comes first.
 */
export function optionNamed(text: string, options: readonly Option[], chosen: Option | null): Option | undefined {
  const typed = text.trim();
  const same = [...(chosen ? [chosen] : []), ...options].find(({ label }) => label.trim() === typed);
  if (same) return same;
  const wanted = comparable(typed);
  const alike = options.filter(({ label }) => comparable(label) === wanted);
  return alike.length === 1 ? alike[0] : alike.find(({ value }) => value === chosen?.value);
}

/** The option of a value. A value that the options don't have is shown itself, such as a saved one before they have loaded. */
export const optionOf = (options: readonly Option[], value: string): Option | null =>
  value === '' ? null : (options.find((option) => option.value === value) ?? { value, label: value });
