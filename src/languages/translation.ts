import type { PluralForms } from '../core/config/kinds.ts';

/**
 * The shape of a translation of `texts(…)`: the same keys, and in each text the same `{placeholders}`. For an area whose
 * texts are in several files: `Translation<typeof one & typeof other>`.
 */
export type Translation<English> = English extends { readonly english: infer Catalogue }
  ? { readonly [Key in keyof Catalogue]: Translated<Catalogue[Key]> }
  : never;

// A text with `{count}` may have plural forms in a language where English needs none, and needs none where English does.
type Translated<English> = English extends PluralForms
  ? Sentence<English['other']> | Forms<English['other']>
  : 'count' extends Placeholders<English>
    ? Sentence<English> | Forms<English>
    : Sentence<English>;

/** A form may say the number in words; the form for most numbers can't. */
type Forms<English> = {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: Holding<Exclude<Placeholders<English>, 'count'>>;
} & {
  readonly other: Sentence<English>;
};

type Sentence<English> = Holding<Placeholders<English>>;

/** 'Seat of {old}: {new}' → 'old' | 'new'. */
type Placeholders<English> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text with all these placeholders, in any order. */
type Holding<Names extends string> = [Names] extends [never]
  ? string
  : AllOf<{ [Name in Names]: `${string}{${Name}}${string}` }>;

type AllOf<ByName> = { [Name in keyof ByName]: (each: ByName[Name]) => void }[keyof ByName] extends (
  each: infer All,
) => void
  ? All
  : never;
