/** A pasted number may have the invisible marks of direction that contact lists copy along, full-width digits, '00' or '(+49)'. */
export const plainNumber = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^\((\+|00)(\d+)\)/, '$1$2')
    .replace(/^00/, '+');

interface Country {
  readonly phoneCode: string;
}

/** The country whose code a number with '+' or '00' begins with; `chosen` if it fits as well, or if no country does. */
export function countryOfNumber<C extends Country>(typed: string, countries: readonly C[], chosen: C): C {
  const number = plainNumber(typed);
  if (!number.startsWith('+')) return chosen;
  const digits = digitsOf(number);
  const fits = ({ phoneCode }: Country) => phoneCode !== '' && digits.startsWith(digitsOf(phoneCode));
  const lengthOf = ({ phoneCode }: Country) => digitsOf(phoneCode).length;
  // Codes such as '+1242' begin with the code of another country: the longest counts.
  const [first = chosen, ...others] = [chosen, ...countries].filter(fits);
  return others.reduce((best, each) => (lengthOf(each) > lengthOf(best) ? each : best), first);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
