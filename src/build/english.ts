import type { Text } from '../core/config/kinds.ts';
import type { Texts } from '../core/config/text.ts';

export type AnyTexts = Texts<Readonly<Record<string, Text>>>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.text.ts', { eager: true });

/** The English texts of every area. Only Vite can run this file, because of the glob. */
export const english = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is AnyTexts => typeof each === 'function' && 'english' in each);
