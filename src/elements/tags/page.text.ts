import { texts } from '../../core/config/text.ts';
import type * as registry from '../registry.ts';
import { elements } from './elements.ts';

type Registry = typeof registry;

export type PageName = { [Name in keyof Registry]: PageOf<Registry[Name]> }[keyof Registry];

type PageOf<Definition> = Definition extends { readonly pages?: infer Pages }
  ? keyof NonNullable<Pages> & string
  : never;

const titles = Object.assign({}, ...elements.map(({ pages }) => pages)) as Readonly<Record<PageName, string>>;

export const text = texts('page', titles);
