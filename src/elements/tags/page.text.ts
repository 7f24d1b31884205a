import { texts } from '../../core/config/text.ts';
import type { Route } from '../runtime/element.ts';
import type * as registry from '../registry.ts';
import { elements } from './elements.ts';

type Registry = typeof registry;

type PageName = { [Name in keyof Registry]: PageOf<Registry[Name]> }[keyof Registry];

type PageOf<Definition> = Definition extends { readonly pages?: infer Pages }
  ? keyof NonNullable<Pages> & string
  : never;

const titles = Object.assign({}, ...elements.map(({ pages }) => pages)) as Readonly<Record<PageName, string>>;

export const text = texts('page', titles);

/** The title of a route's page. `defineElement` allows only pages of the same element. */
export const pageTitle = ({ page }: Route): string => text(page as PageName);
