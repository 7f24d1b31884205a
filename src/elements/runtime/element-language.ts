import { config } from '../../core/config/config.ts';
import { directionOf, english, languageInForce, languageOfTexts, loadTexts } from '../../core/config/language.ts';

export function createElementLanguage(element: HTMLElement, isAccess = false) {
  let drawn = english;
  /** 'de' for 'de-AT', if there are no texts in 'de-AT'. */
  const ofTexts = () => languageOfTexts(drawn) ?? english;

  return {
    drawn: () => drawn,
    ofTexts,
    /**
     * Switches to the language in force and returns null. If its texts are not loaded, returns the promise of loading
     * them: call it again then.
     */
    take(): Promise<unknown> | null {
      const inForce = languageInForce(element.lang);
      const loading = loadTexts(inForce, isAccess);
      if (!loading) drawn = inForce;
      return loading;
    },
    // The wrapper has `all: initial`, which resets the page's direction: set it again. A right-to-left page mirrors
    // every language, unless a language was chosen for the element or in the configuration (HOST-13).
    mark(...nodes: HTMLElement[]): void {
      const isMirrored = element.matches(':dir(rtl)') && !element.lang && !config().language;
      for (const node of nodes) {
        node.lang = ofTexts();
        node.dir = element.dir || (isMirrored ? 'rtl' : directionOf(node.lang));
      }
    },
  };
}
