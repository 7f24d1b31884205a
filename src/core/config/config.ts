import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { page } from '../page/page.ts';
import { defaults, type Configuration, type ConfigurationInput } from './config-keys.ts';
import { readConfig } from './config-reading.ts';

export type { Configuration, ConfigurationInput, Links, Partner, Product } from './config-keys.ts';

const store = () => page<WritableAtom<Configuration>>('config', () => atom(readConfig(defaults, blockOfThePage())));

/** The configuration in force (decisions.md section 6). */
export const config = () => store().get();

/** The same, for whoever follows its changes. */
export const configStore = (): ReadableAtom<Configuration> => store();

/**
 * Changes the configuration from code, over the page's JSON block; what JSON can't hold (`encodePassword`, message
 * functions) comes this way. A wrong key or value is one console error that names it and the fix; the default stays.
 */
export function configure(input: ConfigurationInput): void {
  store().set(readConfig(config(), input));
}

function blockOfThePage(): unknown {
  if (typeof document === 'undefined') return {};
  // The document's own may be covered by a page's <img name="querySelector"> (SEC-31), and `Document` is MooTools' (HOST-05).
  const { querySelector } = Object.getPrototypeOf(document) as Document;
  const block = querySelector.call(document, 'script#dict-config[type="application/json"]');
  if (!block) return {};
  try {
    return JSON.parse(block.textContent ?? '');
  } catch (cause) {
    console.error('dict-elements: the JSON in <script id="dict-config"> can’t be read; the defaults are used.', cause);
    return {};
  }
}
