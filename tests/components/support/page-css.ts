import { afterEach } from 'vitest';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
afterEach(() => sheet.replaceSync(''));

/** Replaces the page's own rules, until the end of the test. */
export const pageCss = (css: string) => sheet.replaceSync(css);
