import type { Languages } from '../core/config/language.ts';

export const languages: Languages = {
  ar: { access: () => import('./ar/access.ts'), rest: () => import('./ar/rest.ts') },
  de: { access: () => import('./de/access.ts'), rest: () => import('./de/rest.ts') },
  es: { access: () => import('./es/access.ts'), rest: () => import('./es/rest.ts') },
  fr: { access: () => import('./fr/access.ts'), rest: () => import('./fr/rest.ts') },
  hi: { access: () => import('./hi/access.ts'), rest: () => import('./hi/rest.ts') },
};
