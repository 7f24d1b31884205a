import { config, configure } from '../config/config.ts';
import { keyOfService } from '../config/service-name.ts';
import { parseJson, toJson } from '../format/json.ts';
import {
  directionOf,
  activeLanguage,
  languageOfTexts,
  loadTexts,
  onLanguageChange,
  languageFallbacks,
} from '../config/language.ts';
import { readLanguageTag } from '../config/language-tag.ts';
import { safeStorage } from './storage.ts';

const languageStorage = () => safeStorage(config().persistence);
const ownKey = () => keyOfService('dict.language');

export function languageChoice(): { readonly languages: readonly string[]; readonly chosen: string } | null {
  const languages = config().languages.filter(languageOfTexts);
  if (languages.length < 2) return null;
  const inForce = activeLanguage();
  const chosen = languageFallbacks(inForce).find((tag) => languages.includes(tag));
  return chosen === undefined ? { languages: [inForce, ...languages], chosen: inForce } : { languages, chosen };
}

export function chooseLanguage(language: string): void {
  languageStorage().write(ownKey(), toJson(language));
  configure({ language });
}

/** Applies the stored language and calls `render` as soon as its texts are loaded, and again after every change. */
export function followLanguage(render: (language: string, direction: 'ltr' | 'rtl') => void): void {
  const chosen = readLanguageTag(parseJson(languageStorage().read(ownKey()) ?? ''));
  const language = config().languages.find((each) => each === chosen);
  if (language !== undefined) configure({ language });
  const shown = { language: '' };
  const follow = (): void => {
    const language = activeLanguage();
    const loading = loadTexts(language, true);
    if (loading) return void loading.then(follow);
    if (language === shown.language) return;
    shown.language = language;
    render(language, directionOf(language));
  };
  follow();
  onLanguageChange(follow);
}
