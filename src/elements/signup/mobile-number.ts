import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { plainNumber } from './typed-country.ts';

/** Digits of the typed number without `phoneCode`; null if it is not a valid mobile number of that country. */
export function readMobileNumber(phoneCode: string, typed: string): string | null {
  const code = phoneCode.replace(/\D/g, '');
  const text = plainNumber(typed);
  const isWhole = text.startsWith('+');
  const first = read(isWhole ? text : `+${code}${text}`);
  // Codes such as '+44-1481' and '+1242' include area digits, which the visitor may have typed again. Others type the
  // country's code without its '+'.
  const others = first && !isWhole ? [`+${first.countryCallingCode}${text}`, `+${text}`] : [];
  const number = [first, ...others.map(read)].find((each) => each?.isValid());
  if (!number || number.ext || !code.startsWith(number.countryCallingCode)) return null;
  const digits = number.number.slice(1);
  return digits.startsWith(code) ? digits.slice(code.length) : number.nationalNumber;
}

// Rejects text around the number, which the parser would ignore by default.
const read = (text: string) => parsePhoneNumberFromString(text, { extract: false });
