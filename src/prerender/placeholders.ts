export const placeholders: Readonly<Record<string, readonly string[]>> = {
  'dict-payment-link': ['payment-id=PAYMENT-ID'],
  'dict-signup': ['product=dictation'],
};
