import { config } from './config.ts';
import { isLocale } from './kinds.ts';

/** English is the only catalogue, whatever language the page or the configuration asks for (A11Y-30). */
export const textLanguage = 'en';

/**
 * The BCP 47 tag for dates, numbers and money: `locale`, else `language`, else the page's `<html lang>` (DEC-6.6).
 * undefined: the browser's default.
 */
export function formatLocale(): string | undefined {
  const { locale, language } = config();
  return locale || inVisitorsRegion(language || languageOfPage()) || undefined;
}

/** Adds the region that the visitor prefers: 'en' alone leaves open whether a time is written as in en-US or en-GB. */
function inVisitorsRegion(tag: string): string {
  const preferred = globalThis.navigator?.languages ?? [];
  return preferred.find((own) => own.startsWith(`${tag}-`) && isLocale(own)) ?? tag;
}

/** '' on a server, or if `lang` is not a valid tag, on which `Intl` would throw. */
function languageOfPage(): string {
  if (typeof document === 'undefined') return '';
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : '';
}
