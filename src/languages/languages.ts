import type { Text } from '../core/config/kinds.ts';

/** Translations by area (`forgotPassword` for 'forgot-password') and key. */
export type Areas = Readonly<Record<string, Readonly<Record<string, Text>>>>;

interface Language {
  readonly access: () => Promise<Areas>;
  readonly rest: () => Promise<Areas>;
}

export const languages: Readonly<Record<string, Language>> = {
  ar: { access: () => import('./ar/access.ts'), rest: () => import('./ar/rest.ts') },
  de: { access: () => import('./de/access.ts'), rest: () => import('./de/rest.ts') },
  es: { access: () => import('./es/access.ts'), rest: () => import('./es/rest.ts') },
  fr: { access: () => import('./fr/access.ts'), rest: () => import('./fr/rest.ts') },
  hi: { access: () => import('./hi/access.ts'), rest: () => import('./hi/rest.ts') },
};
