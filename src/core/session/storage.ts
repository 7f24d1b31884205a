import type * as z from 'zod/mini';
import { parseJson, toJson } from '../format/json.ts';
import { page } from '../page/page.ts';

export type StorageArea = 'local' | 'session' | 'memory';

/** Text by key. Never throws: where the browser's storage throws, is full or drops what is written, memory takes its place. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that begins so. */
  removeAll(prefix: string): void;
  /** The value under `key` is in this page's memory alone. */
  isInMemory(key: string): boolean;
}

const memoryOf = (area: StorageArea) => page(`storage.${area}`, () => new Map<string, string>());

/** The browser's storage of `area`, or memory of this page where there is none (NET-16, NET-17). */
export function safeStorage(area: StorageArea): SafeStorage {
  const memory = memoryOf(area);
  return {
    // What memory holds is newer: it is written there only when the browser's storage did not take it.
    read: (key) => memory.get(key) ?? attempt(area, (storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      const isKept = attempt(area, (storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (isKept) return void memory.delete(key);
      memory.set(key, value);
      // An older value that stayed would come back after a reload, or in another tab.
      attempt(area, (storage) => storage.removeItem(key));
    },
    remove(key) {
      memory.delete(key);
      attempt(area, (storage) => storage.removeItem(key));
    },
    removeAll(prefix) {
      const begun = (key: string) => key.startsWith(prefix);
      [...memory.keys()].filter(begun).forEach((key) => memory.delete(key));
      attempt(area, (storage) =>
        keysOf(storage)
          .filter(begun)
          .forEach((key) => storage.removeItem(key)),
      );
    },
    isInMemory: (key) => memory.has(key),
  };
}

const keysOf = (storage: Storage) => [...Array<undefined>(storage.length)].map((_, at) => storage.key(at) ?? '');

function attempt<T>(area: StorageArea, act: (storage: Storage) => T): T | null {
  if (area === 'memory') return null;
  try {
    return act(area === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  } catch {
    return null;
  }
}

/** One stored value. What can't be read by its shape is ignored and removed (NET-18, NET-19). */
export interface Stored<T> {
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
  /** Every tab of the origin reads the same value. */
  isShared(): boolean;
}

const longestText = 1_000_000;

export function stored<Shape extends z.ZodMiniType>(
  key: string,
  shape: Shape,
  area: () => StorageArea,
): Stored<z.output<Shape>> {
  return {
    key,
    read() {
      const storage = safeStorage(area());
      const text = storage.read(key);
      if (text === null) return null;
      const parsed = shape.safeParse(text.length > longestText ? undefined : parseJson(text));
      if (parsed.success) return parsed.data;
      storage.remove(key);
      return null;
    },
    write: (value) => safeStorage(area()).write(key, toJson(value)),
    clear: () => safeStorage(area()).remove(key),
    isShared: () => area() === 'local' && !safeStorage('local').isInMemory(key),
  };
}
