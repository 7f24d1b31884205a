/*
 * Not in index.ts, to avoid a circular import: index.ts loads the translations, whose keys come from the console's
 * texts, which import this file.
 */

export { texts } from '../core/config/text.ts';
