import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A number as typed, with the country's code before it: its digits without the code, null where it is no mobile number. */
export function readMobileNumber(phoneCode: string, typed: string): string | null {
  const text = typed.trim();
  const whole = text.startsWith('+') ? text : `${phoneCode}${text}`;
  const number = parsePhoneNumberFromString(whole) ?? null;
  if (!number?.isValid() || `+${number.countryCallingCode}` !== phoneCode) return null;
  return number.nationalNumber;
}
