import { setSheets, sheetsOf } from './named-elements.ts';
import { pageSingleton } from './singletons.ts';

/** The theme from the configuration. A key that is '' or missing keeps the library's own look. */
interface Theme {
  readonly accent?: string | undefined;
  readonly radius?: string | undefined;
  readonly font?: string | undefined;
}

const properties = { accent: ['accent'], radius: ['radius', 'radius-card'], font: ['font'] } as const;

/** The tokens as initial values of custom properties: every rule of the page wins, and shadow roots inherit them. */
export const themeRules = (theme: Theme): string =>
  Object.entries(properties)
    .flatMap(([name, tokens]) => tokens.map((token) => [token, theme[name as keyof Theme]]))
    .filter(([, value]) => value)
    .map(([token, value]) => `@property --dict-${token}{syntax:"*";inherits:true;initial-value:${value}}`)
    .join('');

/** True if the browser knows the value. Node and jsdom know no CSS: there every value counts as known. */
export const isCss = (property: string, value: string): boolean => globalThis.CSS?.supports?.(property, value) ?? true;

const ofPage = () => pageSingleton<{ sheet?: CSSStyleSheet }>('theme', () => ({}));

export function applyTheme(rules: string): void {
  if (typeof document === 'undefined' || (!rules && !ofPage().sheet)) return;
  const sheet = (ofPage().sheet ??= new CSSStyleSheet());
  sheet.replaceSync?.(rules);
  const adopted = sheetsOf(document);
  if (!adopted.includes(sheet)) setSheets(document, [sheet, ...adopted]);
}
