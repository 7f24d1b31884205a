/** A copy of plain data in which each text that follows the language is a string, in the language of the page. */
export const inWords = <Value>(data: Value): Value =>
  JSON.parse(
    JSON.stringify(data, (_, each: unknown) => (typeof each === 'function' ? (each as () => string)() : each)),
  );
