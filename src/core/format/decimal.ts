/** The decimal text of a number, without an exponent. */
export function decimalOf(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${whole.padStart(-shift, '0')}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(shift, '0')}`;
}
