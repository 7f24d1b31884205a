import { createContext, use, useCallback } from 'react';
import { formatLocale } from '../../core/config/language.ts';
import type { BindTexts, Localized } from '../../core/config/text.ts';

/** The language of the element that is being rendered, provided by its frame. Without a frame it is that of the page. */
export const Language = createContext<string | undefined>(undefined);

/**
 * Binds the texts of an area to the views: `const t = drawn(text)` gives them in the language of the element that is being
 * rendered. Only while rendering: see `useTexts`.
 */
export const drawn: BindTexts = (text) => (key, values) => text(key, values, use(Language));

/** The same for event handlers, effects and memos. It changes with the language. Flows take `texts` of their handle. */
export function useTexts(): BindTexts {
  const language = use(Language);
  return useCallback<BindTexts>((text) => (key, values) => text(key, values, language), [language]);
}

/** The words of a message that a flow has stored. Only while rendering. */
// oxlint-disable-next-line react-hooks/rules-of-hooks -- React allows `use` in any function that is called while rendering.
export const drawnText = (text: Localized): string => (typeof text === 'string' ? text : text(use(Language)));

/** The format of dates, numbers and money in the element that is being rendered. Only while rendering. */
// oxlint-disable-next-line react-hooks/rules-of-hooks -- React allows `use` in any function that is called while rendering.
export const drawnLocale = (): string => formatLocale(use(Language));
