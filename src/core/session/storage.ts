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
  const areas = browserAreas.filter(({ name }) => name === area);
  const layers = createLayers(areas, memory);
  const beneath = createLayers(areas);
  return {
    // What memory holds is newer: it is written there only when the browser's storage did not take it.
    read: layers.read,
    readBeneath: beneath.read,
    hold: (key, value) => void memory.set(key, value),
    letGo: (key) => void memory.delete(key),
    write(key, value) {
      // An older value that stayed would come back after a reload, or in another tab.
      if (layers.keep(key, value) === 'page') beneath.remove(key);
    },
    remove: layers.remove,
    removeAll: (prefix) => layers.keys(prefix).forEach((key) => layers.remove(key)),
    isInMemory: (key) => memory.has(key),
  };
}

/** How long something stays that was kept: until it is removed, until the tab is closed, or until the page is left. */
export type Keeping = 'durable' | 'tab' | 'page';

const lasting: readonly Keeping[] = ['page', 'tab', 'durable'];

export const lastsAsLong = (one: Keeping, other: Keeping): boolean => lasting.indexOf(one) >= lasting.indexOf(other);

/** Text by key, in the first of several storages that takes it, and at last in memory. Nothing here throws. */
export interface Layers {
  read(key: string): string | null;
  keep(key: string, text: string): Keeping;
  /** Writes what the page knows anyway, to a storage that lasts at least so long; 'page' where none took it. */
  note(key: string, text: string, atLeast?: Keeping): Keeping;
  /** Every copy: a storage that once took a text may have refused a newer one. `isPartial`: one could not be read. */
  copies(key: string): { readonly texts: readonly string[]; readonly isPartial: boolean };
  /** How long the copies stay for which `isWanted` is true; null where there is no such copy. */
  keepingOf(key: string, isWanted?: (text: string) => boolean): Keeping | null;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): string[];
}

export interface Area {
  readonly keeping: 'durable' | 'tab';
  readonly storage: () => Storage;
}

export const browserAreas: readonly (Area & { readonly name: StorageArea })[] = [
  { name: 'local', keeping: 'durable', storage: () => globalThis.localStorage },
  { name: 'session', keeping: 'tab', storage: () => globalThis.sessionStorage },
];

export function createLayers(areas: readonly Area[], memory = new Map<string, string>()): Layers {
  const readFrom = ({ storage }: Area, key: string) => attempt(() => storage().getItem(key));

  function note(key: string, text: string, atLeast: Keeping = 'page'): Keeping {
    const taken = areas
      .filter(({ keeping }) => lastsAsLong(keeping, atLeast))
      .find(({ storage }) => attempt(() => isWritten(storage(), key, text)) === true);
    if (!taken) return 'page';
    // An older copy elsewhere would be read in its place, should this storage refuse the next one.
    memory.delete(key);
    for (const { storage } of areas.slice(areas.indexOf(taken) + 1)) attempt(() => storage().removeItem(key));
    return taken.keeping;
  }

  function copies(key: string) {
    const found = areas.map((area) => readFrom(area, key));
    const texts = [memory.get(key), ...found].filter((text) => typeof text === 'string');
    return { texts, isPartial: found.includes(failed) };
  }

  return {
    note,
    copies,
    read: (key) => copies(key).texts[0] ?? null,
    keep(key, text) {
      const keeping = note(key, text);
      if (keeping === 'page') memory.set(key, text);
      return keeping;
    },
    keepingOf(key, isWanted = () => true) {
      const isKept = (text: unknown) => typeof text === 'string' && isWanted(text);
      const holding = areas.find((area) => isKept(readFrom(area, key)));
      return holding?.keeping ?? (isKept(memory.get(key)) ? 'page' : null);
    },
    remove(key) {
      memory.delete(key);
      for (const { storage } of areas) {
        attempt(() => storage().removeItem(key));
        // A storage that does not remove it may still let it be emptied.
        attempt(() => storage().getItem(key) && storage().setItem(key, ''));
      }
    },
    keys(prefix) {
      const found = areas.flatMap(({ storage }) => {
        const keys = attempt(() => keysOf(storage()));
        return keys === failed ? [] : keys;
      });
      return [...new Set([...memory.keys(), ...found])].filter((key) => key.startsWith(prefix));
    },
  };
}

// Some browsers drop what is written without a word (NET-17).
function isWritten(storage: Storage, key: string, text: string): boolean {
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
