/** The longest text that is searched for (console.md section 9). */
const longestSearch = 255;

export const isSearchTooLong = (text: string) => [...text].length > longestSearch;
