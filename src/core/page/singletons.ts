/* Key of the map of objects that all bundles and copies of the library on a page share. The names of the objects are a
 * contract, because the copies may be of different versions. */
const pageKey = Symbol.for('dict.core.v1');

type Shared = Map<string, unknown>;

type SharedName =
  // page/ and config/
  | 'natives'
  | 'warned'
  | 'config'
  | 'given-keys'
  | 'early-inputs'
  | 'vendor-configuration'
  | 'languages'
  // service/ and session/
  | 'service'
  | 'origins'
  | 'region'
  | 'session'
  | 'forgetting'
  | `storage.${'local' | 'session' | 'memory'}`
  | 'short-lived'
  | 'signup-password'
  | 'reset-otp'
  | 'activation-code'
  | 'sso-return'
  | 'organizations'
  | 'assistance'
  | 'reload-flags'
  | 'data-layer'
  | 'theme'
  // Payments, by service
  | `${'payments' | `payment.${string}` | `session-${'confirmed' | 'failure' | 'reported'}.${string}`}@${string}`
  | 'card-widget'
  // Elements
  | 'mounted'
  | 'early-sheets'
  | 'modal-regions'
  | 'top-layers'
  | 'opened-subscription';

const page = globalThis as { [pageKey]?: Shared };

export function pageSingleton<T>(name: SharedName, make: () => T): T {
  if (!page[pageKey]) Object.defineProperty(page, pageKey, { value: new Map(), configurable: true });
  const shared = page[pageKey]!;
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}

/** Inputs of `configure` from before config.ts is loaded. config.ts replaces `push`, so that later inputs apply at once. */
export const earlyInputs = () => pageSingleton<unknown[]>('early-inputs', () => []);

/** The vendor's configuration, if a release has written one into `dict.js`; else ''. The page's keys take precedence. */
export const vendorInput = (input: unknown = '') => pageSingleton('vendor-configuration', () => input);

/** The sheets of forms that the loader draws before their code arrives. Elements remove them when they adopt their own. */
export const earlySheets = () => pageSingleton('early-sheets', () => new WeakSet<CSSStyleSheet>());

/** Forgets all singletons of the page: for tests, and for rendering with several configurations. */
export function resetPage(): void {
  delete page[pageKey];
}
