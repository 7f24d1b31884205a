import { findInPage, rootOf } from '../page/named-elements.ts';
import { pageSingleton } from '../page/singletons.ts';
import { reportUsage, warnOnce } from '../page/warn-once.ts';
import { config, onConfigChange } from './config.ts';
import { isByLanguage, type Text } from './kinds.ts';
import { readLanguageTag } from './language-tag.ts';

export const english = 'en';

/** Translations by area ('forgot-password') and key. */
export type Areas = Readonly<Record<string, Readonly<Record<string, Text>>>>;

type Part = 'access' | 'rest';

/**
 * By BCP 47 tag, the functions that load a language's texts: `access` for the pages from signup to password reset,
 * `rest` for all others.
 */
export type Languages = Readonly<Record<string, Readonly<Record<Part, () => Promise<Areas>>>>>;

// Set by `offerLanguages` when the library starts, because the core must not import the texts of views.
let languages: Languages = {};

export const offerLanguages = (offered: Languages): void => void (languages = offered);

/**
 * The language in force, a BCP 47 tag: an element's own `lang`, else the configuration's `language`, else the page's
 * `<html lang>`. English if there are no texts in that language.
 */
export function activeLanguage(own = ''): string {
  const asked = readLang(own, 'an element') || config().language || readLang(languageOfPage(), '<html>') || english;
  return languageOfTexts(asked) ? asked : english;
}

// The message omits the value: a page may set another one every frame, and each new message is logged (HOST-10).
function readLang(lang: string, owner: string): string {
  const tag = readLanguageTag(lang);
  if (tag === undefined)
    reportUsage(`the 'lang' of ${owner} is not a language tag such as 'de' or 'pt-BR'; it is ignored.`);
  return tag ?? '';
}

/** The language of the texts for a tag, such as 'de' for 'de-AT'; undefined if there are no texts. */
export const languageOfTexts = (language: string): string | undefined =>
  languageFallbacks(language).find((tag) => tag === english || isOffered(tag) || messagesIn(tag) > 0);

// The signup has about 60 texts: with fewer messages than this, most of any screen is English.
const leastMessages = 30;

/**
 * The language to mark content with, for speech output and direction. A page that gives a few `messages` in a language which
 * the library lacks shows those, between English texts: such content is English.
 */
export const languageOfContent = (language: string): string =>
  languageFallbacks(language).find((tag) => isOffered(tag) || messagesIn(tag) >= leastMessages) ?? english;

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';

export function onLanguageChange(listen: () => void): () => void {
  const stop = onConfigChange(listen);
  const observer = new MutationObserver(listen);
  // The direction of an element follows that of the body, too.
  for (const node of [rootOf(document), findInPage('body')])
    if (node) observer.observe(node, { attributeFilter: ['lang', 'dir'] });
  return () => {
    stop();
    observer.disconnect();
  };
}

/**
 * Loads the texts of a language: those of the access pages if `isAccess`, else all. Returns null if there is nothing to
 * load. Never rejects: texts that can't be loaded are shown in English.
 */
export function loadTexts(language: string, isAccess = false): Promise<unknown> | null {
  const tag = languageFallbacks(language).find(isOffered);
  if (tag === undefined) return null;
  const parts = isAccess ? (['access'] as const) : (['access', 'rest'] as const);
  const loading = parts.map((part) => load(tag, part)).filter((each) => each instanceof Promise);
  return loading.length > 0 ? Promise.all(loading) : null;
}

export function findTranslation(area: string, key: string, language: string): Text | undefined {
  for (const tag of languageFallbacks(language))
    for (const part of ['access', 'rest'] as const) {
      const areas = chunks().get(`${tag}.${part}`);
      if (areas && !(areas instanceof Promise) && areas[area]?.[key] !== undefined) return areas[area][key];
    }
  return undefined;
}

/**
 * The BCP 47 tag for dates, numbers and money: the configuration's `locale`, else the language in force. If that names
 * no region, the visitor's is added (DEC-6.6): 'en' alone leaves open how a time is written. Arabic has Latin digits and
 * Gregorian dates, as in our texts: browsers may choose others for a region.
 */
export const formatLocale = (language = activeLanguage()): string =>
  config().locale || withOurDigits(inVisitorsRegion(language));

function inVisitorsRegion(tag: string): string {
  const preferred = globalThis.navigator?.languages ?? [];
  // Skips names that are not tags, such as 'en-US@posix': Chromium has it where the system names no language.
  return preferred.find((own) => own.startsWith(`${tag}-`) && readLanguageTag(own) === own) ?? tag;
}

const withOurDigits = (tag: string) => (/^ar\b(?!.*-u-)/.test(tag) ? `${tag}-u-ca-gregory-nu-latn` : tag);

const languageOfPage = () => (typeof document === 'undefined' ? '' : rootOf(document).lang);

export const languageFallbacks = (language: string): readonly string[] =>
  language.split('-').map((_, cut, parts) => parts.slice(0, parts.length - cut).join('-'));

const chunks = () => pageSingleton('languages', () => new Map<`${string}.${Part}`, Areas | Promise<void> | null>());

const isOffered = (tag: string) => Object.hasOwn(languages, tag) && chunks().get(`${tag}.access`) !== null;

const messagesIn = (tag: string) =>
  Object.values(config().messages).filter((message) => isByLanguage(message) && Object.hasOwn(message, tag)).length;

/**
 * Texts by area, such as 'forgot-password'. Files of languages export them in camelCase, because bundlers refuse other
 * names in code for older browsers.
 */
export const areasOf = (exported: Areas): Areas =>
  Object.fromEntries(
    Object.entries(exported).map(([name, texts]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      texts,
    ]),
  );

function load(tag: string, part: Part): Areas | Promise<void> | null {
  const known = chunks().get(`${tag}.${part}`);
  if (known !== undefined) return known;
  const loading = languages[tag]![part]().then(
    (exported) => void chunks().set(`${tag}.${part}`, areasOf(exported)),
    () => {
      warnOnce(`the texts in '${tag}' could not be loaded; they are in English.`);
      chunks().set(`${tag}.${part}`, null);
    },
  );
  chunks().set(`${tag}.${part}`, loading);
  return loading;
}
