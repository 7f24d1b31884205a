import { activeLanguage } from '../../src/core/config/language.ts';
import type { ElementLanguage } from '../../src/elements/kit/context.ts';

/** The language of an element without a `lang` of its own, for flows and rules without a screen. */
export const pageLanguage: ElementLanguage = { bind: (text) => text, language: activeLanguage };
