/*
 * One core per page however many bundles and copies of the library it holds: what is shared hangs on one
 * symbol-keyed global. The first copy that asks makes it.
 */
const pageKey = Symbol.for('dict.core.v1');

type Shared = Map<string, unknown>;

/** What the page shares under `name`, made by `make` the first time. */
export function page<T>(name: string, make: () => T): T {
  const shared = sharedOf(globalThis as { [pageKey]?: Shared });
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}

/** Begins anew. For tests: each starts with a page of its own. */
export function resetPage(): void {
  delete (globalThis as { [pageKey]?: Shared })[pageKey];
}

function sharedOf(owner: { [pageKey]?: Shared }): Shared {
  if (!owner[pageKey]) {
    Object.defineProperty(owner, pageKey, { value: new Map(), configurable: true, enumerable: false, writable: true });
  }
  return owner[pageKey]!;
}
