/** The longest text that is searched for (CON-9.5). */
const longestSearch = 255;

/** Whether a search text has more characters than the service takes. */
export const isSearchTooLong = (text: string) => [...text].length > longestSearch;
