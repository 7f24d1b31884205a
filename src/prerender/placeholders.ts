/** Example attributes for the snippets, to be replaced by the page's author. */
export const placeholders: Readonly<Record<string, readonly string[]>> = {
  'dict-payment-link': ['payment-id=PAYMENT-ID'],
  'dict-signup': ['product=dictation'],
};
