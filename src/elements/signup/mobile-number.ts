import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { digitsOf, readPhone } from '../../core/format/typed.ts';

/** Digits of the typed number without the country's `phoneCode`; null if it is not a valid mobile number of the country. */
export function readMobileNumber(phoneCode: string, typed: string): string | null {
  const code = digitsOf(phoneCode);
  const text = plainNumber(phoneCode, typed);
  const isWhole = text.startsWith('+');
  const first = read(isWhole ? text : `+${code}${text}`);
  // The typed number may repeat area digits of a code such as '+44-1481', or may be a whole number without its '+'.
  const others = first && !isWhole ? [`+${first.countryCallingCode}${text}`, `+${text}`] : [];
  const number = [first, ...others.map(read), first && read(withoutTrunkPrefix(first))].find((each) => each?.isValid());
  if (!number || number.ext || !code.startsWith(number.countryCallingCode)) return null;
  const digits = number.number.slice(1);
  return digits.startsWith(code) ? digits.slice(code.length) : number.nationalNumber;
}

// `extract: false` rejects text around the number, which the parser would ignore by default.
const read = (text: string) => parsePhoneNumberFromString(readPhone(text), { extract: false });

type PhoneNumber = NonNullable<ReturnType<typeof read>>;

/**
 * The number without the zeros that people put before it although their country has no trunk prefix '0': the parser keeps
 * them. Adds the 9 of Argentina's mobile numbers, which is left out within the country.
 */
function withoutTrunkPrefix({ countryCallingCode, nationalNumber }: PhoneNumber): string {
  const national = nationalNumber.replace(/^0+/, '');
  return `+${countryCallingCode}${countryCallingCode === '54' ? national.replace(/^(?!9)/, '9') : national}`;
}

interface Country {
  readonly phoneCode: string;
  readonly name: string;
}

/**
 * The country whose code the typed number begins with. Returns `chosen` if no code matches, or if the number may belong
 * to `chosen` too. Of several countries with the same code returns the number's own, unless the visitor has chosen one, or
 * `chosen` may be its own too.
 */
export function countryOfNumber<C extends Country>(
  typed: string,
  countries: readonly C[],
  chosen: C,
  isOwnChoice = true,
): C {
  const number = plainNumber(chosen.phoneCode, typed);
  if (!number.startsWith('+')) return chosen;
  const digits = digitsOf(number);
  const fits = ({ phoneCode }: Country) => phoneCode !== '' && digits.startsWith(digitsOf(phoneCode));
  const lengthOf = ({ phoneCode }: Country) => digitsOf(phoneCode).length;
  // Takes the longest code that matches, because a code such as '+1242' begins with the code of another country.
  const [first = chosen, ...others] = [chosen, ...countries].filter(fits);
  const found = others.reduce((best, each) => (lengthOf(each) > lengthOf(best) ? each : best), first);
  const region = read(number)?.country ?? '';
  if (found === chosen ? isOwnChoice || mainCountries.has(region) : mayBelongTo(chosen, found, number)) return chosen;
  const name = sharedCodes[region];
  return countries.find((each) => each.phoneCode === found.phoneCode && name?.test(each.name)) ?? found;
}

/** Countries that share a code: region of the parser → beginning of the name in the service's list. */
const sharedCodes: Readonly<Record<string, RegExp>> = {
  AU: /^australia/i,
  CA: /^canada/i,
  FI: /^finland/i,
  GB: /^(?:united kingdom|great britain|uk$)/i,
  GG: /^guernsey/i,
  IM: /^isle of man/i,
  IT: /^italy/i,
  JE: /^jersey/i,
  KZ: /^kazakh/i,
  NO: /^norway/i,
  RE: /^r[eé]union/i,
  RU: /^russia/i,
  US: /^(?:united states|usa?$)/i,
  YT: /^mayotte/i,
};

/** Mobile numbers of these countries look like those of islands, or a city, with the same code. */
const mainCountries: ReadonlySet<string> = new Set(['AU', 'FI', 'IT', 'NO']);

/**
 * Mobile numbers of territories such as Jersey, '+44-1534', begin with the code of the larger country alone. With the code
 * 1 the number itself tells the country, when it is complete: Puerto Rico, '+1-787', has '939' too.
 */
function mayBelongTo(chosen: Country, found: Country, number: string): boolean {
  const [code, shorter] = [digitsOf(chosen.phoneCode), digitsOf(found.phoneCode)];
  if (!code.startsWith(shorter)) return false;
  const region = shorter === '1' ? read(number)?.country : undefined;
  return !region || region === read(`+${code}0000000`)?.country;
}

// '011' is the international prefix of the countries with the code 1.
const plainNumber = (phoneCode: string, typed: string) =>
  /^\+?1/.test(phoneCode) ? readPhone(typed).replace(/^011\s*(?=\d)/, '+') : readPhone(typed);
