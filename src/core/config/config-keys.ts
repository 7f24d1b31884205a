import type { Message } from '../format/text.ts';

/** A product of the vendor; `listingId` is the wire's ProductPublicListingId. */
export interface Product {
  readonly listingId: number;
  readonly name: string;
}

export interface Partner {
  readonly name: string;
  /** The logo's URL. */
  readonly logo: string;
}

export interface Configuration {
  /** The service's base URL, '' for the page's own origin; it may have a path. */
  readonly serviceBase: string;
  /** Where the full console lives, '' for the page's own origin. */
  readonly consoleUrl: string;
  readonly brand: string;
  readonly clientVersion: string;
  readonly clientUniqueCode: string;
  readonly support: string;
  readonly products: Readonly<Record<string, Product>>;
  readonly contact: { readonly phone: string; readonly email: string };
  readonly links: Links;
  readonly partners: readonly Partner[];
  readonly sso: { readonly authorizeUrl: string; readonly clientId: string };
  readonly payments: { readonly cardWidgetUrl: string };
  /** A call's name → its path. */
  readonly endpoints: Readonly<Record<string, string>>;
  readonly pageSize: number;
  readonly timeoutMs: number;
  readonly messageMs: number;
  readonly persistence: 'local' | 'session' | 'memory';
  /** A BCP 47 tag, '' for the page's. */
  readonly locale: string;
  readonly messages: Readonly<Record<string, Message>>;
  /** false adds the robots meta `noindex, nofollow` in the host. */
  readonly index: boolean;
  /**
   * What passwords are sent as: a text, or a promise of one, which is awaited for `timeoutMs` at most. Where it throws, rejects
   * or gives no text, nothing is sent: the form says that the call failed, and one console error names the function.
   */
  readonly encodePassword: (password: string) => string | Promise<string>;
}

export interface Links {
  readonly terms: string;
  readonly privacy: string;
  readonly subscriptionTerms: string;
  readonly dataProcessing: string;
  readonly referralTerms: string;
  readonly voiceServicesTerms: string;
  readonly developerPortal: string;
  readonly social: Readonly<Record<'twitter' | 'facebook' | 'instagram' | 'youtube' | 'linkedin', string>>;
  readonly videos: Readonly<Record<'windowsapp' | 'webapp' | 'chromeplugin' | 'mobileapp' | 'mic', string>>;
  readonly csvTemplate: string;
}

export type ConfigurationInput = {
  readonly [Key in keyof Configuration]?: Configuration[Key] extends
    string | number | boolean | readonly unknown[] | ((...args: never[]) => unknown)
    ? Configuration[Key]
    : { readonly [Inner in keyof Configuration[Key]]?: Configuration[Key][Inner] | Partial<Configuration[Key][Inner]> };
};

/** Base64 of the UTF-8 bytes (decisions.md section 2). It hides nothing: TLS does. */
function encodePassword(password: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(password)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

export const defaults: Configuration = {
  serviceBase: '',
  consoleUrl: '',
  brand: 'Dictation Console',
  clientVersion: '1.0.0',
  clientUniqueCode: 'dict-elements',
  support: 'Dictation',
  products: {
    dictation: { listingId: 1, name: 'Dictation' },
    'voice-services': { listingId: 2, name: 'Voice Services' },
    'mobile-app': { listingId: 3, name: 'Mobile App' },
  },
  contact: { phone: '', email: '' },
  links: {
    terms: '',
    privacy: '',
    subscriptionTerms: '',
    dataProcessing: '',
    referralTerms: '',
    voiceServicesTerms: '',
    developerPortal: '',
    social: { twitter: '', facebook: '', instagram: '', youtube: '', linkedin: '' },
    videos: { windowsapp: '', webapp: '', chromeplugin: '', mobileapp: '', mic: '' },
    csvTemplate: '',
  },
  partners: [],
  sso: { authorizeUrl: '', clientId: '' },
  payments: { cardWidgetUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
  endpoints: {},
  pageSize: 25,
  timeoutMs: 30_000,
  messageMs: 3000,
  persistence: 'local',
  locale: '',
  messages: {},
  index: false,
  encodePassword,
};
