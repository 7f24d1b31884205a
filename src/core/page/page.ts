/*
 * One core per page, even with several bundles and copies of the library: shared objects are stored in a global with a
 * symbol as its key. The first copy creates each of them.
 */
const pageKey = Symbol.for('dict.core.v1');

type Shared = Map<string, unknown>;

/** The object shared under `name`, created by `make` on first use. */
export function page<T>(name: string, make: () => T): T {
  const shared = sharedOf(globalThis as { [pageKey]?: Shared });
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}

/** Forgets all shared objects. For tests, each of which starts with a fresh page. */
export function resetPage(): void {
  delete (globalThis as { [pageKey]?: Shared })[pageKey];
}

function sharedOf(owner: { [pageKey]?: Shared }): Shared {
  if (!owner[pageKey]) {
    Object.defineProperty(owner, pageKey, { value: new Map(), configurable: true, enumerable: false, writable: true });
  }
  return owner[pageKey]!;
}
