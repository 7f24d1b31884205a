import type { Route } from '../runtime/element.ts';
import { text, type PageName } from './page.text.ts';

/** The title of a route's page. `defineElement` allows only pages of the same element. */
export const pageTitle = ({ page }: Route): string => text(page as PageName);
