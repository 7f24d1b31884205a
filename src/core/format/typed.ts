import { isEmailAddress } from './email-address.ts';

/*
 * Reads what people type and paste: one function for each kind of field. Passwords are not read here: they are sent as
 * typed (SEC-27).
 */

/*
 * Invisible characters: zero-width spaces, byte order marks, direction marks, soft hyphens and the like, and the mark
 * that programs put in place of a pasted picture (U+FFFC). The group captures the characters to keep, because they
 * change how their neighbours look: joiners in scripts such as Devanagari and Arabic and in emoji, and variants of
 * emoji and of Han letters.
 */
const invisible =
  /(?=[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc])(?:((?<=[\u0600-\u1cff\ua840-\uabff\p{Emoji_Modifier}\p{Extended_Pictographic}]|\ufe0f)\u200d|(?<=[\u0600-\u1cff\ua840-\uabff])\u200c(?=[\u0600-\u1cff\ua840-\uabff])|(?<=[^\0-\x7f\s])\p{Variation_Selector})|.)/gu;

export const visible = (typed: string): string => typed.replace(invisible, '$1');

const plain = (typed: string) => typed.replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]+/gu, '');

const withPlainSpaces = (text: string) =>
  text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n ]|(?!\n)\p{Cc}/gu, ' ')
    .trim();

/** A name, an address or a comment. Line breaks stay. */
export const readText = (typed: string): string => withPlainSpaces(visible(typed).normalize('NFC'));

/** Input methods for East Asian scripts type full-width forms in place of ASCII, also in addresses. */
const withAsciiForms = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Mail programs copy an address as a link, with a name or a label before it, in quotes or brackets, or as one of a list. */
function bareAddress(written: string): string {
  // Contacts have a kind behind an address: 'ada@clinic.example (work)'.
  const text = written.replace(/ ?\p{Ps}[^\p{Ps}\p{Pe}@]*\p{Pe}$/u, '');
  const [, inBrackets = text] = /[<\p{Ps}]([^<>\p{Ps}\p{Pe}@]*@[^<>\p{Ps}\p{Pe}]*)[>\p{Pe}]/u.exec(text) ?? [];
  const [, inLink] = /^mailto:(?:\/\/)?([^?]*)/i.exec(inBrackets) ?? [];
  const address = inLink === undefined ? withoutLabel(inBrackets) : decoded(inLink).trim();
  return withoutLabel(without(address, atStart, atEnd));
}

/*
 * Quotation marks, brackets and the end of a sentence, and the signs of signatures and lists, such as '📧' and '•', with
 * what changes their look (FE0F).
 */
const atStart = /[\p{Ps}\p{Pi}\p{Pf}\p{So}\ufe0f\s"'`*:•·→]/u;
const atEnd = /[\p{Pe}\p{Ps}\p{Pi}\p{Pf}\p{So}\p{Terminal_Punctuation}\ufe0f\s"'`*>…]/u;

/** Contacts, mails and invoices write a label before a value: 'E-Mail: ', 'GSTIN: ', 'Email:' or 'Email ' before an address. */
const withoutLabel = (text: string) =>
  text.replace(/^(?:[\p{L}\p{M}\s./()#&-]*:(?:\s+|(?=[^\s/]*@))|e-?mail\s(?=[^\s@]+@))/iu, '');

/** Authors of `mailto:` links encode '+' and other characters. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** An address has no spaces beside its '@': papers and web pages put them there. */
const aroundAt = (text: string) =>
  text
    .split('@')
    .map((part, at, parts) => (at === 0 ? part.trimEnd() : at === parts.length - 1 ? part.trimStart() : part.trim()))
    .join('@');

export function readEmail(typed: string): string {
  const written = aroundAt(withPlainSpaces(withAsciiForms(visible(typed)).normalize('NFC')));
  const text = withOwnDigits(/@|^mailto:/i.test(written) ? bareAddress(written) : written);
  const domainAt = text.lastIndexOf('@') + 1;
  const name = text.slice(0, domainAt).replace(/[‘’ʼ]/g, "'");
  return withAsciiHyphens(name + text.slice(domainAt).replace(/[\u3002\uff61]/g, '.'));
}

/**
 * An id, a referral or promo code, a postal code or a tax number. Mails write a label before it, put it in quotes or
 * brackets, or at the end of a sentence. Addresses in Japan have the postal mark before it.
 */
export const readCode = (typed: string): string =>
  without(
    withoutLabelWords(withoutLabel(asciiText(typed))),
    /[\p{Ps}\p{Pi}\p{Pf}"'`*<〒\s]/u,
    /[\p{Pe}\p{Ps}\p{Pi}\p{Pf}"'`*>\s]|(?![!?])\p{Terminal_Punctuation}/u,
  );

/*
 * Labels without a colon: 'GST No. ', 'VAT-ID ', 'PIN - '. Only known words, because words may belong to a code:
 * 'GB 123 4567 89', 'SAVE 10'. Before a number, they may end with a hyphen alone: 'GSTIN-29ABCDE1234F1Z5', but 'TAX-50'.
 */
const numberLabels = new Set(
  'gst gstin hst uin vat tva iva mwst btw nif cif ust ustid ustidnr tax tin ein trn pan abn pin pincode zip postal'.split(
    ' ',
  ),
);
const labels = new Set([...numberLabels, 'promo', 'coupon', 'voucher', 'referral', 'code']);
const laterLabels = new Set([...labels, 'no', 'nr', 'num', 'number', 'id', 'idnr', 'reg', 'registration']);
const labelWord = /^([a-z]+)(?:[\s.:#/]+(?:-\s?)?|-(?=(?:id|idnr|no|nr|code)[\s.:#/])|(-)(?=(?:\D{0,9}\d){6}))/i;

function withoutLabelWords(text: string): string {
  let rest = text;
  let isOfNumber = false;
  for (const known of [labels, laterLabels, laterLabels, laterLabels]) {
    const [start = '', word = '', hyphen] = labelWord.exec(rest) ?? [];
    isOfNumber ||= numberLabels.has(word.toLowerCase());
    if (!known.has(word.toLowerCase()) || (hyphen && !isOfNumber)) return rest;
    rest = rest.slice(start.length);
  }
  return rest;
}

/** Japanese keyboards type the mark of a long vowel in place of a hyphen. */
function asciiText(typed: string): string {
  const text = withPlainSpaces(withAsciiDigits(plain(typed).normalize('NFKC')));
  return withAsciiHyphens(text).replace(/(?<=[a-z\d])ー(?=[a-z\d])/gi, '-');
}

/** The text without the characters at its start that match `before`, and those at its end that match `after`. */
function without(text: string, before: RegExp, after: RegExp): string {
  const characters = [...text];
  const start = characters.findIndex((each) => !before.test(each));
  const last = characters.findLastIndex((each) => !after.test(each));
  return start < 0 ? '' : characters.slice(start, last + 1).join('');
}

/** Word processors and web pages replace hyphens. */
const withAsciiHyphens = (text: string) => text.replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * A search text. Its digits become ASCII, because numbers and ids have ASCII digits. An email is found as mail programs
 * copy it.
 */
export function readSearch(typed: string): string {
  const email = readEmail(typed);
  return isEmailAddress(email) ? email : withOwnDigits(readText(typed));
}

/** Turns digits into ASCII, unless the text has letters of another script than Latin: a name may have its script's digits. */
const withOwnDigits = (text: string) => (/(?!\p{Script=Latin})\p{L}/u.test(text) ? text : withAsciiDigits(text));

/*
 * Outdated or superfluous prefixes of mobile numbers, in the international form, that phones and contact lists still
 * contain.
 */
const formerPrefixes: readonly (readonly [RegExp, string])[] = [
  // Mexico, until 2019.
  [/^52(?:1|0[12]|04[45])(?=\d{10}$)/, '52'],
  // Argentina: '9' from abroad, '15' within the country. If a number has both, drops the '9': the parser can read the
  // rest.
  [/^5490?(?=\d{12}$)/, '54'],
  // The trunk prefix '8' of Tajikistan and Uzbekistan, then of Turkmenistan.
  [/^(99[28])8(?=\d{9}$)/, '$1'],
  [/^9938(?=\d{8}$)/, '993'],
];

/**
 * A phone number: '+' in place of '00', and today's prefix in place of one that the country has given up. Other numbers
 * keep their spaces and hyphens.
 */
export function readPhone(typed: string): string {
  const text = without(unlinked(asciiText(typed)), /[^\p{L}\d+(]/u, /[^\p{L}\d)]/u)
    // Contacts and signatures write a label before or after it: 'Mobile: ', 'Tel.: ', 'Ph. ', 'Mob ', '(M) ', 'Phone 2: '.
    .replace(/^(?=[^\d+]*\p{L})[^\d+]*?(?:[\s.:)\]-]|\d\s?:\s?)(?=[+(]{0,3}(?:\d[\s().-]*){7})/u, '')
    .replace(/\([\p{L}\s.]+\)$/u, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^([^()]*)\)$/, '$1')
    .trim()
    .replace(/^\(\s*(\+|00)\s*(\d+)\s*\)/, '$1$2')
    // '0011' is Australia's '00'. No number begins with '+11'.
    .replace(/^(?:00(?:11)?|\++)\s*/, '+')
    .replace(/^(\+[\d\s.-]*)\(0+\)/, '$1');
  if (!/^\+[\d\s().-]+$/.test(text)) return text;
  const digits = digitsOf(text);
  const [former, current] = formerPrefixes.find(([prefix]) => prefix.test(digits)) ?? [];
  return former ? `+${digits.replace(former, current!)}` : text;
}

/** The number in a link that calls it, or opens its chat: a chat's number is whole, without its '+'. */
function unlinked(text: string): string {
  const [, ofChat] = chatLink.exec(text) ?? [];
  if (ofChat) return `+${ofChat}`;
  const [, ofCall] = /(?<!\p{L})(?:tel|sms|callto):(?:\/\/)?(?=[+(\d%])([^<>"\]]*)/iu.exec(text) ?? [];
  return ofCall === undefined ? text : decoded(ofCall);
}

const chatLink =
  /^<?(?:(?:https?:\/\/)?(?:\w+\.)?(?:wa\.me|whatsapp\.com|signal\.me|t\.me)\/|(?:whatsapp|viber):)[^\s\d%+]*(?:%2b|\+)?(\d{5,})/i;

/** The login's field: an email address or a mobile number. */
export function readIdentifier(typed: string): string {
  const email = readEmail(typed);
  if (email.includes('@')) return email;
  const phone = readPhone(typed);
  return /^\+?[\d\s().-]+$/.test(phone) ? phone : email;
}

/*
 * Digits of any script become ASCII digits (A11Y-03). Unicode orders the ten digits of each script consecutively, so the
 * value of a digit is its distance from the script's zero.
 */
const asciiDigit = (digit: string) => {
  const point = digit.codePointAt(0)!;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
};

export const withAsciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, asciiDigit);

export const digitsOf = (text: string): string => withAsciiDigits(text.slice(0, 2000)).replace(/\D/g, '');
