import type { PluralForms } from '../core/config/kinds.ts';

export type Translation<English> = English extends { readonly english: infer Catalogue }
  ? { readonly [Key in keyof Catalogue]: Translated<Catalogue[Key]> }
  : never;

// A translated text. With `{count}`, plural forms are optional, because languages differ. A form may spell out its number:
// only `other` must contain `{count}`.
type Translated<English> = English extends PluralForms
  ? Sentence<English['other']> | Forms<English['other']>
  : 'count' extends Placeholders<English>
    ? Sentence<English> | Forms<English>
    : Sentence<English>;

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

type Holding<Names extends string> = [Names] extends [never]
  ? string
  : AllOf<{ [Name in Names]: `${string}{${Name}}${string}` }>;

type AllOf<ByName> = { [Name in keyof ByName]: (each: ByName[Name]) => void }[keyof ByName] extends (
  each: infer All,
) => void
  ? All
  : never;
