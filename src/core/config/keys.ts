import { natives } from '../page/natives.ts';
import * as kinds from './kinds.ts';
import { readLanguageTag } from './language-tag.ts';
import type { TypeGuard } from './kinds.ts';

export interface Key<Value = unknown> {
  readonly kind: TypeGuard;
  readonly initial: Value;
  /** Turns an accepted value into the stored one. */
  readonly read?: ((value: never) => unknown) | undefined;
  /** For maps whose keys the page chooses: `kind` checks new entries, `each` checks existing ones. */
  readonly each?: Key | Keys;
}

export interface Keys {
  readonly [name: string]: Key | Keys;
}

export const isKey = (entry: Key | Keys): entry is Key => 'initial' in entry;

const key = <Value>(kind: TypeGuard<Value>, initial: Value): Key<Value> => ({ kind, initial });
const named = <Value>(
  kind: TypeGuard<Value>,
  initial: Readonly<Record<string, Value>>,
  each: Key | Keys = { kind, initial: null },
): Key<Readonly<Record<string, Value>>> => ({ kind, initial, each });

const link = key(kinds.isAddress, '');
const text = key(kinds.isText, '');
const languageTag = { ...key(kinds.isLocale, ''), read: (value: string) => readLanguageTag(value) };
const message: Key<kinds.Message | null> = { kind: kinds.isMessage, initial: null, read: withCanonicalTags };

/** Every key of the configuration (DEC-6). The build copies the comments into stories/docs/configuration.md. */
export const keys = {
  /**
   * The service's base URL, `''` for the page's own origin. It may have a path. Set it before the page's first element:
   * later changes are ignored.
   */
  serviceBase: link,
  /** The URL of the full console, `''` for the page's own origin. It may have a path: the console's routes are below it. */
  consoleUrl: link,
  /** The name of the console, in titles and headers. */
  brand: key(kinds.isText, 'Dictation Console'),
  /** Your logo, 32 px high. It replaces the built-in mark and the brand beside it. */
  logo: {
    /** The address of the image for light backgrounds; `''` for the dark one, or for the built-in mark if both are `''`. */
    light: link,
    /** The address of the image for dark backgrounds; `''` for the light one. */
    dark: link,
    /** The image's alternative text; `''` for the brand. */
    alt: text,
  },
  /** The version of this client, as sent to the service. */
  clientVersion: key(kinds.isAsciiText, '1.0.0'),
  /** The name of this client software, as sent to the service. */
  clientUniqueCode: key(kinds.isText, 'dict-elements'),
  /** The product that a callback request is about, by the service's name for it. */
  support: key(kinds.isText, 'Dictation'),
  /** The vendor's products, by the names used in pages. `listingId` is the service's `ProductPublicListingId`. */
  products: named(
    kinds.isProduct,
    {
      dictation: { listingId: 1, name: 'Dictation' },
      'voice-services': { listingId: 2, name: 'Voice Services' },
      'mobile-app': { listingId: 3, name: 'Mobile App' },
    },
    { listingId: key(kinds.isNumber, 0), name: text },
  ),
  /** The support contact. Empty values are not shown, but Contact us says if the email address is missing. */
  contact: {
    /** The support's phone number as users read it; the link to it keeps only its digits and '+'. */
    phone: text,
    /** The email address. */
    email: text,
    /**
     * The cards of regional offices on Contact us. Empty fields are not shown. Without offices, account owners see one
     * support card with the phone number and email address above.
     */
    offices: key(kinds.isOffices, []),
  },
  /** Addresses of links. A link with an empty address is not shown. */
  links: {
    /** Terms of use, which visitors accept at the signup; also in the footer. */
    terms: link,
    /** Privacy policy, at the signup and in the footer. */
    privacy: link,
    /** Terms of subscriptions, in the footer. */
    subscriptionTerms: link,
    /** Data processing terms, in the footer. */
    dataProcessing: link,
    /** Terms of referrals, beside the invitation and in the footer. */
    referralTerms: link,
    /** Terms of the voice services, in the footer. */
    voiceServicesTerms: link,
    /** Documentation of the voice services for developers. */
    developerPortal: link,
    /** The vendor's pages on social networks. */
    social: {
      /** On Twitter. */
      twitter: link,
      /** On Facebook. */
      facebook: link,
      /** On Instagram. */
      instagram: link,
      /** On YouTube. */
      youtube: link,
      /** On LinkedIn. */
      linkedin: link,
    },
    /** Videos of the installation guides. */
    videos: {
      /** The Windows app. */
      windowsapp: link,
      /** The web app. */
      webapp: link,
      /** The Chrome extension. */
      chromeplugin: link,
      /** The mobile app. */
      mobileapp: link,
      /** The microphone. */
      mic: link,
    },
    /** The CSV template for assigning seats, if the service names none. */
    csvTemplate: link,
  },
  /** Partners whose logos the signup panel shows. */
  partners: key(kinds.isPartners, []),
  /** Microsoft sign-in. Its button is shown only if both values are set. */
  sso: {
    /** The address of Microsoft's authorize endpoint, where the sign-in begins. */
    authorizeUrl: link,
    /** The application's id at Microsoft. */
    clientId: text,
  },
  /** The card provider. */
  payments: {
    /** The address of the card widget's script. */
    cardWidgetUrl: key(kinds.isAddress, 'https://checkout.razorpay.com/v1/checkout.js'),
    /** The provider's name, which the checkout shows under Pay now; `''` shows none. */
    provider: text,
    /**
     * The name of a header, such as `Idempotency-Key`, that carries a key of its own for each press of Pay now; `''` for
     * none. The service answers a repeated key with its first answer, and allows the header for other origins (CORS).
     */
    idempotencyHeader: key(kinds.isHeaderName, ''),
  },
  /**
   * The name of a header, such as `X-Request-Id`, that carries an id of its own for each call; `''` for none. The id is
   * in `dict-error` as `requestId`. The service allows the header for other origins (CORS).
   */
  requestIdHeader: key(kinds.isHeaderName, ''),
  /**
   * `'dataLayer'` pushes steps, sign-ins, payments and errors into the page's `dataLayer`, for a tag manager: ids, codes and
   * counts, and nothing that a visitor has typed. `''` pushes nothing.
   */
  analytics: key(kinds.isAnalytics, ''),
  /** The look that the elements and the console start from. Tokens that a page sets itself win. */
  theme: {
    /** The colour of buttons, links and focus, `--dict-accent`; `''` for ours. `light-dark(…, …)` has one for each scheme. */
    accent: key(kinds.isColour, ''),
    /** The radius of controls and cards, `--dict-radius` and `--dict-radius-card`; `''` for ours. */
    radius: key(kinds.isLength, ''),
    /** The family of the type, `--dict-font`, which the page has to load; `''` for the system's. */
    font: key(kinds.isFont, ''),
  },
  /** Paths of calls by name, for services whose paths differ from the default. */
  endpoints: named(kinds.isCallPath, {}),
  /** Rows per page of a list. */
  pageSize: key(kinds.isCount, 25),
  /** The time limit of a call, in milliseconds. */
  timeoutMs: key(kinds.isCount, 30_000),
  /**
   * The duration of temporary messages, in milliseconds. With `0` a message stays until the visitor closes it or
   * presses another button.
   */
  messageMs: key(kinds.isCountOrZero, 3000),
  /** Storage of the session: for all tabs, for this tab, or in memory until the page is left. */
  persistence: key(kinds.isPersistence, 'local'),
  /**
   * The language of the texts, a BCP 47 tag such as 'de-CH' ('de_CH' is read too); `''` for the page's `<html lang>`. An element's own `lang` wins over it.
   * English if the library and `messages` have no texts in the language.
   */
  language: languageTag,
  /** Languages for visitors of the console to choose from. */
  languages: { ...key(kinds.isLocales, []), read: (tags: readonly string[]) => tags.map(readLanguageTag) },
  /** The format of dates, numbers and money, a BCP 47 tag; `''` follows the language. */
  locale: languageTag,
  /** Replacements of texts, by `area.key`: a text, a function of the values to fill in, or by language: `{ de: '…' }`. */
  messages: { ...named<kinds.Message>(kinds.isMessage, {}, message), read: withCanonicalTags },
  /** `false` adds the robots meta `noindex, nofollow` to the console. */
  index: key(kinds.isBoolean, false),
  /**
   * Encodes passwords before they are sent. Returns a text, or a promise of one that settles within `timeoutMs`. If it
   * throws, rejects or returns no text, nothing is sent: the form reports a failed call, and one console error names
   * the function.
   */
  encodePassword: key(kinds.isEncoder, encodePassword),
};

type ValuesOf<Keys> = { readonly [Name in keyof Keys]: ValueAt<Keys[Name]> };
type ValueAt<Entry> = Entry extends Key<infer Value> ? Value : ValuesOf<Entry>;

export type Configuration = ValuesOf<typeof keys>;

export type ConfigurationInput = {
  readonly [Name in keyof Configuration]?: Configuration[Name] extends
    string | number | boolean | readonly unknown[] | ((...args: never[]) => unknown)
    ? Configuration[Name]
    : {
        readonly [Inner in keyof Configuration[Name]]?:
          Configuration[Name][Inner] | Partial<Configuration[Name][Inner]>;
      };
};

function withCanonicalTags(given: kinds.Message): kinds.Message {
  if (!kinds.isByLanguage(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([tag, words]) => [readLanguageTag(tag)!, words]));
}

const { encode, btoa } = natives();

/** Base64 of the UTF-8 bytes (DEC-2.1). It is an encoding, not a protection: TLS protects the password. */
function encodePassword(password: string): string {
  let bytes = '';
  for (const byte of encode(password)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
