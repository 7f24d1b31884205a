import { createContext, use, useCallback } from 'react';
import { formatLocale } from '../../core/config/language.ts';
import type { Text } from '../../core/config/kinds.ts';
import { texts, type BindTexts, type Localized } from '../../core/config/text.ts';

/** The language of the element that is being rendered, provided by its frame. Without a frame it is that of the page. */
export const Language = createContext<string | undefined>(undefined);

/**
 * Defines the texts of an area. `t('title')` is in the language of the element being rendered: call it only while
 * rendering. Everywhere else bind `text`: see `useTexts`.
 */
export function viewTexts<const Catalogue extends Readonly<Record<string, Text>>>(area: string, english: Catalogue) {
  const text = texts(area, english);
  return { t: drawn(text), text };
}

/**
 * Binds a catalogue to the element being rendered, for texts of the core and for functions that take a `BindTexts`.
 * Only while rendering.
 */
export const drawn: BindTexts = (text) => (key, values) => text(key, values, use(Language));

/** Binds texts for event handlers, effects and memos. It changes with the language. Flows take `texts` of their handle. */
export function useTexts(): BindTexts {
  const language = use(Language);
  return useCallback<BindTexts>((text) => (key, values) => text(key, values, language), [language]);
}

/** The words of a message that a flow has stored. Only while rendering. */
// oxlint-disable-next-line react-hooks/rules-of-hooks -- React allows `use` in any function that is called while rendering.
export const drawnText = (text: Localized): string => (typeof text === 'string' ? text : text(use(Language)));

/** The locale for dates, numbers and money in the element being rendered. Only while rendering. */
// oxlint-disable-next-line react-hooks/rules-of-hooks -- React allows `use` in any function that is called while rendering.
export const drawnLocale = (): string => formatLocale(use(Language));
