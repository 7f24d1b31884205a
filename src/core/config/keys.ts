import { natives } from '../page/natives.ts';
import {
  isAddress,
  isAsciiText,
  isBoolean,
  isCount,
  isEncoder,
  isLocale,
  isMessage,
  isNumber,
  isPartners,
  isPersistence,
  isProduct,
  isText,
  type EncodePassword,
  type Kind,
  type Message,
  type Partner,
  type Product,
} from './kinds.ts';

/** A value: what it can be, and what it is where a page says nothing. */
export interface Key<Value = unknown> {
  readonly kind: Kind;
  readonly initial: Value;
  /** There may be any number of values, by names of the page's own. A new one is of `kind`; one that is there is read as `each`. */
  readonly each?: Key | Keys;
}

/** Keys that belong together; a page may give some of them. */
export interface Keys {
  readonly [name: string]: Key | Keys;
}

const key = <Value>(kind: Kind<Value>, initial: Value): Key<Value> => ({ kind, initial });
const named = <Value>(
  kind: Kind<Value>,
  initial: Readonly<Record<string, Value>>,
  each: Key | Keys = { kind, initial: null },
): Key<Readonly<Record<string, Value>>> => ({ kind, initial, each });

const link = key(isAddress, '');
const text = key(isText, '');

/**
 * Every key of the configuration (DEC-6). The comment of a key is its sentence in the documentation,
 * stories/docs/configuration.md, which the build makes of this table.
 */
export const keys = {
  /** The service's base URL, `''` for the page's own origin. It may have a path. */
  serviceBase: link,
  /** Where the full console lives, `''` for the page's own origin. */
  consoleUrl: link,
  /** The name of the console, in titles and headers. */
  brand: key(isText, 'Dictation Console'),
  /** What the service is told of the version of its client. */
  clientVersion: key(isAsciiText, '1.0.0'),
  /** What the service is told of which client this is. */
  clientUniqueCode: key(isText, 'dict-elements'),
  /** The product that requests for a call back are about, as the service knows it. */
  support: key(isText, 'Dictation'),
  /** The vendor's products by the names that pages use; `listingId` is the service's `ProductPublicListingId`. */
  products: named(
    isProduct,
    {
      dictation: { listingId: 1, name: 'Dictation' },
      'voice-services': { listingId: 2, name: 'Voice Services' },
      'mobile-app': { listingId: 3, name: 'Mobile App' },
    },
    { listingId: key(isNumber, 0), name: text },
  ),
  /** The support line. What is empty is not shown. */
  contact: {
    /** Its number, as it is shown. */
    phone: text,
    /** Its address. */
    email: text,
  },
  /** Where links lead. An empty one is not shown. */
  links: {
    /** Terms of use, which a visitor accepts at the signup; in the footer too. */
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
    /** Where developers read how to use the voice services. */
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
    /** The CSV template for assigning seats, where the service names none. */
    csvTemplate: link,
  },
  /** Whose logos the signup panel shows. */
  partners: key(isPartners, []),
  /** Microsoft sign-in. There is no button for it where one of the two is empty. */
  sso: {
    /** Where the sign-in begins. */
    authorizeUrl: link,
    /** The application's id at Microsoft. */
    clientId: text,
  },
  /** The card provider. */
  payments: {
    /** The script of its widget. */
    cardWidgetUrl: key(isAddress, 'https://checkout.razorpay.com/v1/checkout.js'),
  },
  /** The paths of calls, by the names of the calls, where a service has others than ours. */
  endpoints: named(isText, {}),
  /** Rows on a page of a list. */
  pageSize: key(isCount, 25),
  /** How long a call may take, in milliseconds. */
  timeoutMs: key(isCount, 30_000),
  /** How long a passing message is shown, in milliseconds. */
  messageMs: key(isCount, 3000),
  /** Where the session is kept: for all tabs, for this tab, or until the page is left. */
  persistence: key(isPersistence, 'local'),
  /** The language of dates and numbers, a BCP 47 tag; `''` for the page's. */
  locale: key(isLocale, ''),
  /** Texts in the place of ours, by `area.key`. A function gets the values that the text is filled with. */
  messages: named(isMessage, {}),
  /** `false` adds the robots meta `noindex, nofollow` to the console. */
  index: key(isBoolean, false),
  /**
   * What passwords are sent as: a text, or a promise of one, which is awaited for `timeoutMs` at most. Where it throws, rejects
   * or gives no text, nothing is sent: the form says that the call failed, and one console error names the function.
   */
  encodePassword: key(isEncoder, encodePassword),
};

type ValuesOf<Keys> = { readonly [Name in keyof Keys]: ValueAt<Keys[Name]> };
type ValueAt<Entry> = Entry extends Key<infer Value> ? Value : ValuesOf<Entry>;

/** What is in force: every key with its value. */
export type Configuration = ValuesOf<typeof keys>;
export type Links = Configuration['links'];

/** What a page gives: some of the keys, and parts of those that belong together. */
export type ConfigurationInput = {
  readonly [Name in keyof Configuration]?: Configuration[Name] extends
    string | number | boolean | readonly unknown[] | ((...args: never[]) => unknown)
    ? Configuration[Name]
    : {
        readonly [Inner in keyof Configuration[Name]]?:
          Configuration[Name][Inner] | Partial<Configuration[Name][Inner]>;
      };
};

export type { EncodePassword, Message, Partner, Product };

const { encode, btoa } = natives();

/** Base64 of the UTF-8 bytes (DEC-2.1). It hides nothing: TLS does. */
function encodePassword(password: string): string {
  let bytes = '';
  for (const byte of encode(password)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
