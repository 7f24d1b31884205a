import { isUnboundKey, outboxPrefix } from './entry-keys.ts';
import { entryText, readUnboundEntry } from './outbox-entry.ts';
import { lastsAsLong, type OutboxStorage } from './outbox-storage.ts';
import { retryKey } from './subject.ts';

/** Removes an entry. As long as that can't be done, its retry state keeps the next pages from sending it again and again. */
export function dropEntry(storage: OutboxStorage, key: string): void {
  if (storage.remove(key)) storage.remove(retryKey(key));
}

/** Takes over what an earlier version kept without naming its service; it stays where it can't be kept as well. */
export function bindEntries(storage: OutboxStorage, service: string): void {
  for (const unbound of storage.keys(isUnboundKey)) {
    const text = storage.read(unbound);
    const read = text === null ? null : readUnboundEntry(text, service);
    if (read?.at === 'unreadable') dropEntry(storage, unbound);
    if (read?.at !== 'entry') continue;
    const key = `${outboxPrefix(service)}${unbound.split('.').slice(2).join('.')}`;
    for (const state of storage.copies(retryKey(unbound)).texts) storage.note(retryKey(key), state);
    const before = storage.keepingOf(unbound) ?? 'page';
    if (lastsAsLong(storage.keep(key, entryText(read.entry)), before)) dropEntry(storage, unbound);
  }
}
