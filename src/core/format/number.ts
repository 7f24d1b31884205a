/** A count with the language's separators; '-' without one. Ids and order numbers are texts, and stay as they are. */
export const formatNumber = (count: number | null, locale?: string): string => count?.toLocaleString(locale) ?? '-';
