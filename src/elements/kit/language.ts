import { createContext, use, useCallback } from 'react';
import { formatLocale } from '../../core/config/language.ts';
import type { Text } from '../../core/config/kinds.ts';
import { textIn, texts, type BindTexts, type Localized } from '../../core/config/text.ts';

/** The language of the element being rendered; undefined, for the page's language, outside of an element. */
export const Language = createContext<string | undefined>(undefined);

/**
 * `t`, `translator`, `translated` and `viewLocale` use the language of the element being rendered: call them only while
 * rendering. Elsewhere bind `text` to the language: by `useBindTexts` in event handlers, effects and memos, by `bind` of
 * their handle in flows.
 */
export function viewTexts<const Catalogue extends Readonly<Record<string, Text>>>(area: string, english: Catalogue) {
  const text = texts(area, english);
  return { t: translator(text), text };
}

// oxlint-disable-next-line react-hooks/rules-of-hooks -- React allows `use` in any function that is called while rendering.
const viewLanguage = () => use(Language);

export const translator: BindTexts = (text) => (key, values) => text(key, values, viewLanguage());

/** A new function whenever the language or the configured `locale` changes, so that memos with it are renewed. */
export function useBindTexts(): BindTexts {
  const language = use(Language);
  const locale = formatLocale(language);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `locale` renews the columns in memos, whose cells format dates.
  return useCallback<BindTexts>((text) => (key, values) => text(key, values, language), [language, locale]);
}

export const translated = (text: Localized): string => textIn(text, viewLanguage());

export const viewLocale = (): string => formatLocale(viewLanguage());
