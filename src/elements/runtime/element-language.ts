import { config } from '../../core/config/config.ts';
import { directionOf, english, languageInForce, languageOfTexts, loadTexts } from '../../core/config/language.ts';

/** The language that one element is drawn in. It changes only once the texts of the next one are loaded. */
export function createElementLanguage(element: HTMLElement, isAccess = false) {
  let drawn = english;
  /** The language of the texts that are shown: 'de' for 'de-AT'. */
  const ofTexts = () => languageOfTexts(drawn) ?? english;

  return {
    drawn: () => drawn,
    ofTexts,
    /** Takes the language in force; null if its texts are loaded. Else loads them and keeps the language until then. */
    take(): Promise<unknown> | null {
      const inForce = languageInForce(element.lang);
      const loading = loadTexts(inForce, isAccess);
      if (!loading) drawn = inForce;
      return loading;
    },
    // The wrapper has `all: initial`, which resets the page's direction: set it again. On a page that is written from right
    // to left every language is mirrored with it, unless somebody has chosen a language for the element (HOST-13).
    mark(...nodes: HTMLElement[]): void {
      const isMirrored = element.matches(':dir(rtl)') && !element.lang && !config().language;
      for (const node of nodes) {
        node.lang = ofTexts();
        node.dir = element.dir || (isMirrored ? 'rtl' : directionOf(node.lang));
      }
    },
  };
}
