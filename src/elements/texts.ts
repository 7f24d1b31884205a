/* A part of index.ts: the translations take their keys from the console's texts, and index.ts loads the translations. */

export { texts } from '../core/config/text.ts';
