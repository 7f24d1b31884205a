/** Maximum length of a search text (CON-9.5). */
const longestSearch = 255;

/** Whether a search text exceeds the maximum length. */
export const isSearchTooLong = (text: string) => [...text].length > longestSearch;
