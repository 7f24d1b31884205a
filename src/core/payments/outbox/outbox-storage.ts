import { page } from '../../page/page.ts';
import { outboxPrefix } from './kept-payments.ts';

/** How long what was kept stays: until it is removed, until the tab is closed, or until the page goes. */
export type Keeping = 'durable' | 'tab' | 'page';

/** Text by key, for entries of the outbox and what goes with them. Nothing here throws (PAY-20). */
export interface OutboxStorage {
  keep(key: string, text: string): Keeping;
  read(key: string): string | null;
  remove(key: string): void;
  /** The outbox's own keys. */
  keys(): string[];
}

/**
 * The browser's storage, whatever `persistence` says: a payment outlives the page that saw it. Where an area throws, is full or
 * drops what is written, the next one takes it; this page's memory is the last.
 */
export function browserOutboxStorage(): OutboxStorage {
  const memory = page('outbox-memory', () => new Map<string, string>());
  const areas = [
    { keeping: 'durable', area: () => globalThis.localStorage },
    { keeping: 'tab', area: () => globalThis.sessionStorage },
  ] as const;
  const each = <T>(act: (storage: Storage) => T) => areas.map(({ area }) => attempt(area, act));

  return {
    keep(key, text) {
      const taken = areas.find(({ area }) => attempt(area, (storage) => isWritten(storage, key, text)));
      if (!taken) memory.set(key, text);
      return taken?.keeping ?? 'page';
    },
    read: (key) => memory.get(key) ?? each((storage) => storage.getItem(key)).find((text) => text !== null) ?? null,
    remove(key) {
      memory.delete(key);
      each((storage) => storage.removeItem(key));
    },
    keys: () => [
      ...new Set(
        [...each((storage) => Object.keys(storage)).flatMap((keys) => keys ?? []), ...memory.keys()].filter((key) =>
          key.startsWith(outboxPrefix),
        ),
      ),
    ],
  };
}

// Some browsers drop what is written without a word (NET-17).
function isWritten(storage: Storage, key: string, text: string): boolean {
  storage.setItem(key, text);
  return storage.getItem(key) === text;
}

function attempt<T>(area: () => Storage, act: (storage: Storage) => T): T | null {
  try {
    return act(area());
  } catch {
    return null;
  }
}
