/** The longest text that is searched for (CON-9.5). */
const longestSearch = 255;

export const isSearchTooLong = (text: string) => [...text].length > longestSearch;
