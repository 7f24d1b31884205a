import { page } from '../../page/page.ts';

/** How long what was kept stays: until it is removed, until the tab is closed, or until the page goes. */
export type Keeping = 'durable' | 'tab' | 'page';

const lasting: readonly Keeping[] = ['page', 'tab', 'durable'];

export const lastsAsLong = (one: Keeping, other: Keeping): boolean => lasting.indexOf(one) >= lasting.indexOf(other);

/** Text by key, for entries of the outbox and what goes with them. Nothing here throws (PAY-20). */
export interface OutboxStorage {
  /** Keeps it where it lasts longest; what no area takes is in the page's memory. */
  keep(key: string, text: string): Keeping;
  /** The same for what the page knows anyway: 'page' where no area that lasts as long as `atLeast` took it. */
  note(key: string, text: string, atLeast?: Keeping): Keeping;
  read(key: string): string | null;
  copies(key: string): Copies;
  /** null where it is nowhere. */
  keepingOf(key: string): Keeping | null;
  /** false where it is still there. */
  remove(key: string): boolean;
  keys(isWanted: (key: string) => boolean): string[];
}

/** Every copy of one text: an area that has taken it once may have refused what is newer. */
export interface Copies {
  readonly texts: readonly string[];
  /** An area could not be read. */
  readonly isPartial: boolean;
}

export interface OutboxArea {
  readonly keeping: 'durable' | 'tab';
  readonly storage: () => Storage;
}

const areasOfBrowser: readonly OutboxArea[] = [
  { keeping: 'durable', storage: () => globalThis.localStorage },
  { keeping: 'tab', storage: () => globalThis.sessionStorage },
];

/** The browser's storage, whatever `persistence` says: a payment outlives the page that saw it. */
export const browserOutboxStorage = (): OutboxStorage =>
  createOutboxStorage(
    areasOfBrowser,
    page('outbox-memory', () => new Map<string, string>()),
  );

/** Where an area throws, is full or drops what is written, the next one takes it; the page's memory is the last. */
export function createOutboxStorage(areas: readonly OutboxArea[], memory = new Map<string, string>()): OutboxStorage {
  function note(key: string, text: string, atLeast: Keeping = 'page'): Keeping {
    const taken = areas
      .filter(({ keeping }) => lastsAsLong(keeping, atLeast))
      .find(({ storage }) => attempt(() => isWritten(storage(), key, text)) === true);
    if (!taken) return 'page';
    // What is older elsewhere would be read in its place, should this area refuse what is newer.
    memory.delete(key);
    for (const { storage } of areas.slice(areas.indexOf(taken) + 1)) attempt(() => storage().removeItem(key));
    return taken.keeping;
  }

  function copies(key: string): Copies {
    const found = areas.map(({ storage }) => attempt(() => storage().getItem(key)));
    const inMemory = memory.get(key);
    return {
      texts: [inMemory, ...found].filter((text) => typeof text === 'string'),
      isPartial: found.includes(failed),
    };
  }

  return {
    note,
    copies,
    keep(key, text) {
      const keeping = note(key, text);
      if (keeping === 'page') memory.set(key, text);
      return keeping;
    },
    read: (key) => copies(key).texts[0] ?? null,
    keepingOf(key) {
      const holding = areas.find(({ storage }) => typeof attempt(() => storage().getItem(key)) === 'string');
      return holding?.keeping ?? (memory.has(key) ? 'page' : null);
    },
    remove(key) {
      memory.delete(key);
      areas.forEach(({ storage }) => removeFrom(storage, key));
      return copies(key).texts.every((text) => text === '');
    },
    keys(isWanted) {
      const found = areas.flatMap(({ storage }) => {
        const keys = attempt(() => Object.keys(storage()));
        return keys === failed ? [] : keys;
      });
      return [...new Set([...found, ...memory.keys()])].filter(isWanted);
    },
  };
}

// Some browsers drop what is written without a word (NET-17).
function isWritten(storage: Storage, key: string, text: string): boolean {
  storage.setItem(key, text);
  return storage.getItem(key) === text;
}

function removeFrom(storage: () => Storage, key: string): void {
  attempt(() => storage().removeItem(key));
  // What can't be removed may still be emptied.
  attempt(() => storage().getItem(key) !== null && storage().setItem(key, ''));
}

const failed = Symbol('failed');

function attempt<T>(act: () => T): T | typeof failed {
  try {
    return act();
  } catch {
    return failed;
  }
}
