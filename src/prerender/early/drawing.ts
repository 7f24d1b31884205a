import { configure, type ConfigurationInput } from '../../core/config/config.ts';
import { activeLanguage, english, loadTexts, offerLanguages } from '../../core/config/language.ts';
import { resetPage } from '../../core/page/singletons.ts';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { renderView } from '../../elements/tags/render-view.tsx';
import { languages } from '../../languages/languages.ts';

offerLanguages(languages);

export type Attributes = Readonly<Record<string, string>>;

export interface Drawing {
  readonly attributes?: Attributes;
  /** Configuration in addition to the vendor's. */
  readonly inputs?: readonly ConfigurationInput[];
  readonly languages?: readonly string[];
}

export type Draw = (
  drawing: Drawing,
) => Promise<{ readonly markups: readonly string[]; readonly css: readonly string[] }>;

/** Returns a function that renders the view of an element, once per language. */
export function createDraw(definition: AnyElement, vendor: ConfigurationInput): Draw {
  return async ({ attributes = {}, inputs = [], languages = [english] }) => {
    resetPage();
    for (const input of [vendor, ...inputs]) configure(input);
    const markups: string[] = [];
    const css: string[] = [];
    for (const each of languages) {
      const language = activeLanguage(each);
      await loadTexts(language, definition.isAccess);
      const drawn = await renderView(definition, new Map(Object.entries(attributes)), language, false);
      if (drawn.isLoading) throw new Error(`<${definition.tag}> begins with a skeleton.`);
      markups.push(drawn.view);
      css.push(...drawn.css);
    }
    return { markups, css };
  };
}
