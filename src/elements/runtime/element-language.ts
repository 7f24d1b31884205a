import { config } from '../../core/config/config.ts';
import { directionOf, english, activeLanguage, languageOfTexts, loadTexts } from '../../core/config/language.ts';

export function createElementLanguage(element: HTMLElement, isAccess = false) {
  let shown = english;
  const ofTexts = () => languageOfTexts(shown) ?? english;

  return {
    shown: () => shown,
    ofTexts,
    /**
     * Switches to the language in force and returns null. If its texts are not loaded yet, returns the promise of them:
     * call `take` again afterwards.
     */
    take(): Promise<unknown> | null {
      const inForce = activeLanguage(element.lang);
      const loading = loadTexts(inForce, isAccess);
      if (!loading) shown = inForce;
      return loading;
    },
    // `all: initial` resets the page's direction on the wrapper: set it again. A right-to-left page mirrors every
    // language, unless the element or the configuration names a language (HOST-13).
    mark(...nodes: HTMLElement[]): void {
      const isMirrored = element.matches(':dir(rtl)') && !element.lang && !config().language;
      for (const node of nodes) {
        node.lang = ofTexts();
        node.dir = element.dir || (isMirrored ? 'rtl' : directionOf(node.lang));
      }
    },
  };
}
