import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A number as typed, with the country's code before it: its digits without the code, null where it is no mobile number. */
export function readMobileNumber(phoneCode: string, typed: string): string | null {
  const code = phoneCode.replace(/\D/g, '');
  const text = typed.trim();
  const isWhole = text.startsWith('+');
  const first = read(isWhole ? text : `+${code}${text}`);
  // A code such as '+44-1481' or '+1242' holds an area's digits, which a mobile number of it may begin without.
  const number = first?.isValid() || isWhole ? first : first && read(`+${first.countryCallingCode}${text}`);
  if (!number?.isValid() || number.ext || !code.startsWith(number.countryCallingCode)) return null;
  const digits = number.number.slice(1);
  return digits.startsWith(code) ? digits.slice(code.length) : number.nationalNumber;
}

// Nothing but a number: what stands before or behind it would be left out without a word.
const read = (text: string) => parsePhoneNumberFromString(text, { extract: false });
