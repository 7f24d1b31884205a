/* Key of a page's map of objects that all bundles and copies of the library share: their names are a contract. */
const pageKey = Symbol.for('dict.core.v1');

type Shared = Map<string, unknown>;

export type SharedName =
  // page/ and config/
  | 'natives'
  | 'warned'
  | 'config'
  | 'given-keys'
  | 'early-inputs'
  | 'vendor-configuration'
  | 'languages'
  // The client and the session
  | 'service'
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
  // Payments, by service
  | `${'payments' | `payment.${string}` | `session-${'confirmed' | 'failure'}.${string}`}@${string}`
  | 'card-widget'
  // Elements
  | 'mounted'
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

/** Inputs of `configure` before config.ts is loaded, which replaces `push`: later inputs apply at once. */
export const earlyInputs = () => pageSingleton<unknown[]>('early-inputs', () => []);

/** The vendor's configuration, which a release writes into `dict.js`; else ''. The page's own keys override it. */
export const vendorInput = (input: unknown = '') => pageSingleton('vendor-configuration', () => input);

/** For tests. */
export function resetPage(): void {
  delete page[pageKey];
}
