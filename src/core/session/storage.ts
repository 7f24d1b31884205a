import * as z from 'zod/mini';
import { keyOfService } from '../config/service-name.ts';
import { parseJson, toJson } from '../format/json.ts';
import { pageSingleton } from '../page/singletons.ts';
import { config } from '../config/config.ts';

export type StorageArea = 'local' | 'session' | 'memory';

export const tabArea = (): StorageArea => (config().persistence === 'memory' ? 'memory' : 'session');

const memoryOf = (area: StorageArea) => pageSingleton(`storage.${area}`, () => new Map<string, string>());

/** Never throws: if the browser's storage throws, is full or loses a value, memory replaces it (NET-16, NET-17). */
export function safeStorage(area: StorageArea) {
  const memory = memoryOf(area);
  const areas = browserAreas.filter(({ name }) => name === area);
  const storage = createTieredStorage(areas, memory);
  return {
    read: storage.read,
    write(key: string, value: string) {
      // The browser's storage refused the new value: remove the old one, which a reload or another tab would read.
      if (storage.store(key, value) === 'page') createTieredStorage(areas).remove(key);
    },
    remove: storage.remove,
    removeAll: (prefix: string, isKept: (key: string) => boolean = () => false) =>
      storage.keys(prefix).forEach((key) => isKept(key) || storage.remove(key)),
    isInMemory: (key: string) => memory.has(key),
  };
}

/** Lifetime of a stored value: until it is removed ('durable'), the tab is closed, or the page is left. */
export type Lifetime = 'durable' | 'tab' | 'page';

export interface Area {
  readonly lifetime: 'durable' | 'tab';
  readonly storage: () => Storage;
}

export const browserAreas: readonly (Area & { readonly name: StorageArea })[] = [
  { name: 'local', lifetime: 'durable', storage: () => globalThis.localStorage },
  { name: 'session', lifetime: 'tab', storage: () => globalThis.sessionStorage },
];

export type TieredStorage = ReturnType<typeof createTieredStorage>;

/** A key-value store over several storages: writes to the first that accepts the value, else to memory. Never throws. */
export function createTieredStorage(areas: readonly Area[], memory = new Map<string, string>()) {
  const readFrom = ({ storage }: Area, key: string) => attempt(() => storage().getItem(key));

  /** Like `store`, but never in memory. Returns the lifetime of the value, 'page' if all storages refused it. */
  function tryStore(key: string, text: string): Lifetime {
    const taken = areas.find(({ storage }) => attempt(() => tryWrite(storage(), key, text)) === true);
    if (!taken) return 'page';
    // Remove older copies: `read` prefers memory, and falls back to the next storage if this one loses its copy.
    memory.delete(key);
    for (const { storage } of areas.slice(areas.indexOf(taken) + 1)) attempt(() => storage().removeItem(key));
    return taken.lifetime;
  }

  /** All stored copies of a value: a storage that refused the newest copy may still have an older one. */
  function copies(key: string): string[] {
    const found = areas.map((area) => readFrom(area, key));
    return [memory.get(key), ...found].filter((text) => typeof text === 'string');
  }

  return {
    tryStore,
    copies,
    read: (key: string): string | null => copies(key)[0] ?? null,
    store(key: string, text: string): Lifetime {
      const lifetime = tryStore(key, text);
      if (lifetime === 'page') memory.set(key, text);
      return lifetime;
    },
    /**
     * The lifetime of the stored value. Ignores copies that `isWanted` rejects: another script may have overwritten
     * one.
     */
    lifetimeOf(key: string, isWanted: (text: string) => boolean): Lifetime {
      const isKept = (text: unknown) => typeof text === 'string' && isWanted(text);
      return areas.find((area) => isKept(readFrom(area, key)))?.lifetime ?? 'page';
    },
    remove(key: string): void {
      memory.delete(key);
      for (const { storage } of areas) {
        attempt(() => storage().removeItem(key));
        // Overwrites a value that `removeItem` failed to remove: writing may still work.
        attempt(() => storage().getItem(key) && storage().setItem(key, ''));
      }
    },
    keys(prefix: string): string[] {
      const found = areas.flatMap(({ storage }) => {
        const keys = attempt(() => keysOf(storage()));
        return keys === failed ? [] : keys;
      });
      return [...new Set([...memory.keys(), ...found])].filter((key) => key.startsWith(prefix));
    },
  };
}

// False if the value can't be read back: some browsers drop it without an error (NET-17).
function tryWrite(storage: Storage, key: string, text: string): boolean {
  storage.setItem(key, text);
  return storage.getItem(key) === text;
}

const keysOf = (storage: Storage) => [...Array<undefined>(storage.length)].map((_, at) => storage.key(at) ?? '');

const failed = Symbol('failed');

function attempt<T>(act: () => T): T | typeof failed {
  try {
    return act();
  } catch {
    return failed;
  }
}

/**
 * One stored object. It is removed if it does not fit its schema (NET-18, NET-19). So a changed schema needs a new key:
 * pages of one origin may run different versions of the library, and each version would remove the other's value.
 */
export function stored<Fields extends z.core.$ZodShape>(name: string, fields: Fields, area: () => StorageArea) {
  type Value = z.output<z.ZodMiniObject<Fields>>;
  const shape = z.object({ v: z.literal(1), ...fields });
  const key = () => keyOfService(name);

  const read = (): Value | null => {
    const text = safeStorage(area()).read(key());
    if (text === null) return null;
    const parsed = shape.safeParse(text.length > longestText ? undefined : parseJson(text));
    if (parsed.success) return parsed.data as Value;
    clear();
    return null;
  };
  const clear = () => safeStorage(area()).remove(key());

  return {
    key,
    read,
    clear,
    take() {
      const value = read();
      clear();
      return value;
    },
    write: (value: Value) => safeStorage(area()).write(key(), toJson({ v: 1, ...value })),
    isInMemory: () => area() === 'memory' || safeStorage(area()).isInMemory(key()),
  };
}

const longestText = 1_000_000;
