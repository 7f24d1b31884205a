import { config } from '../../core/config/config.ts';
import { text } from '../kit/kit.text.ts';
import { directionOf, english, activeLanguage, languageOfContent, loadTexts } from '../../core/config/language.ts';

export function createElementLanguage(element: HTMLElement, isAccess = false) {
  let shown = english;
  const ofTexts = () => languageOfContent(shown);

  return {
    shown: () => shown,
    ofTexts,
    /**
     * Switches to the active language and returns null. If its texts are not loaded yet, keeps the language shown and
     * returns the promise of the texts: call `take` again when it resolves.
     */
    take(): Promise<unknown> | null {
      const inForce = activeLanguage(element.lang);
      const loading = loadTexts(inForce, isAccess);
      if (!loading) shown = inForce;
      return loading;
    },
    // Sets the language of the texts and its direction. On a right-to-left page every language is shown right to left,
    // unless the element or the configuration names a language (HOST-13).
    mark(...nodes: HTMLElement[]): void {
      const isMirrored = element.matches(':dir(rtl)') && !element.lang && !config().language;
      for (const node of nodes) {
        node.lang = ofTexts();
        node.dir = element.dir || (isMirrored ? 'rtl' : directionOf(node.lang));
      }
    },
  };
}

/** In English where the page has changed what the configuration and its texts need, too (HOST-06). */
export function viewFailed(language: string): string {
  try {
    return text('viewFailed', {}, language);
  } catch {
    return text.english.viewFailed;
  }
}
