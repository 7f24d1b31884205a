import * as z from 'zod/mini';
import { keyOfService } from '../config/service-name.ts';
import { parseJson, toJson } from '../format/json.ts';
import { page } from '../page/page.ts';

/** Where a value is kept: for all tabs, for this tab, or until the page is left. */
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
  /** Writes to memory alone, over what the browser's storage holds and keeps. */
  hold(key: string, value: string): void;
  /** Forgets what memory holds; the browser's storage keeps its own. */
  letGo(key: string): void;
  /** What the browser's storage holds, whatever memory does. */
  readBeneath(key: string): string | null;
}

const memoryOf = (area: StorageArea) => page(`storage.${area}`, () => new Map<string, string>());

/** The browser's storage of `area`, or memory of this page where there is none (NET-16, NET-17). */
export function safeStorage(area: StorageArea): SafeStorage {
  const memory = memoryOf(area);
  const readBeneath = (key: string) => attempt(area, (storage) => storage.getItem(key)) ?? null;
  return {
    // What memory holds is newer: it is written there only when the browser's storage did not take it.
    read: (key) => memory.get(key) ?? readBeneath(key),
    readBeneath,
    hold: (key, value) => void memory.set(key, value),
    letGo: (key) => void memory.delete(key),
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

/**
 * One stored value, of the service that the page is configured for. What can't be read by its shape is ignored and removed
 * (NET-18, NET-19); what a later version of the library wrote is left as it is, and memory takes its place.
 */
export interface Stored<T> {
  /** Its key for the service of this moment. */
  key(): string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
  /** Every tab of the origin reads the same value. */
  isShared(): boolean;
}

const longestText = 1_000_000;
/** The newest format that this version writes, of whatever is kept. */
const format = 1;
const ofLaterFormat = z.object({ v: z.number().check(z.gt(format)) });

type Found<T> = { readonly at: 'value'; readonly value: T } | { readonly at: 'nothing' | 'later' };

/** `name` alone was the key of earlier versions, for every service: what they left is taken over by the service that reads it first. */
export function stored<Shape extends z.ZodMiniType>(
  name: string,
  shape: Shape,
  area: () => StorageArea,
): Stored<z.output<Shape>> {
  const ownKey = () => keyOfService(name);

  function look(storage: SafeStorage, key: string): Found<z.output<Shape>> {
    const text = storage.read(key);
    if (text === null) return { at: 'nothing' };
    const json = text.length > longestText ? undefined : parseJson(text);
    const parsed = shape.safeParse(json);
    if (parsed.success) return { at: 'value', value: parsed.data };
    if (ofLaterFormat.safeParse(json).success) return { at: 'later' };
    storage.remove(key);
    return { at: 'nothing' };
  }

  function takeOver(storage: SafeStorage): z.output<Shape> | null {
    const left = look(storage, name);
    if (left.at !== 'value') return null;
    storage.write(ownKey(), toJson(left.value));
    storage.remove(name);
    return left.value;
  }

  /** What lies under the older name would come back once this one is gone. */
  const dropLeft = (storage: SafeStorage) => look(storage, name).at === 'value' && storage.remove(name);

  return {
    key: ownKey,
    read() {
      const storage = safeStorage(area());
      const found = look(storage, ownKey());
      if (found.at === 'value') return found.value;
      return found.at === 'later' ? null : takeOver(storage);
    },
    write(value) {
      const storage = safeStorage(area());
      dropLeft(storage);
      if (isLater(storage, ownKey())) storage.hold(ownKey(), toJson(value));
      else storage.write(ownKey(), toJson(value));
    },
    clear() {
      const storage = safeStorage(area());
      dropLeft(storage);
      if (isLater(storage, ownKey())) storage.letGo(ownKey());
      else storage.remove(ownKey());
    },
    isShared: () => area() === 'local' && !safeStorage('local').isInMemory(ownKey()),
  };
}

function isLater(storage: SafeStorage, key: string): boolean {
  const text = storage.readBeneath(key) ?? '';
  return text.length <= longestText && ofLaterFormat.safeParse(parseJson(text)).success;
}
