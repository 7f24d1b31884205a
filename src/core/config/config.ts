import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { page } from '../page/page.ts';
import { defaults, type Configuration, type ConfigurationInput } from './config-keys.ts';
import { readConfig } from './config-reading.ts';

export type { Configuration, ConfigurationInput, Links, Partner, Product } from './config-keys.ts';

interface ConfigStore {
  readonly $config: WritableAtom<Configuration>;
  /** For copies of earlier versions on the page, which read all of it over their defaults at each change. */
  readonly given: unknown[];
}

const store = () =>
  page<ConfigStore>('config', () => {
    const first = readConfig(defaults, blockOfThePage());
    return { $config: atom(first), given: [first] };
  });

/** The configuration in force (decisions.md section 6). */
export const config = () => store().$config.get();

/** The same, for whoever follows its changes. */
export const configStore = (): ReadableAtom<Configuration> => store().$config;

/**
 * Changes the configuration from code, over the page's JSON block; what JSON can't hold (`encodePassword`, message
 * functions) comes this way. A wrong key or value is one console error that names it and the fix; the default stays.
 */
export function configure(input: ConfigurationInput): void {
  const { $config, given } = store();
  const next = readConfig($config.get(), input);
  given.splice(0, given.length, next);
  $config.set(next);
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
