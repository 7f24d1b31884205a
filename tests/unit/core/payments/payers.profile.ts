import type { StartCookies } from '../../../../src/core/payments/journal.ts';
import { fakeStorage } from '../session/session.world.ts';

/** The data that a browser keeps on its disk: one storage and the cookies for all tabs, and a storage for each tab. */
export interface Profile {
  readonly local: Map<string, string>;
  /** True if all storages are full. */
  isFull: boolean;
  /** True if tabs get storage events at once. Browsers may deliver them late. */
  tellsTabs: boolean;
  /** `changed` is called after each write. */
  localStorage(changed: () => void): Storage;
  sessionStorage(items: Map<string, string>): Storage;
  readonly cookies: StartCookies;
}

export function createProfile(): Profile {
  const local = new Map<string, string>();
  const starts = new Map<string, number>();
  const nameOf = (subject: string, account: string) => `${subject} ${account}`;

  const limited = (items: Map<string, string>, changed: () => void) =>
    fakeStorage(
      {
        setItem(key: string, text: string) {
          if (profile.isFull && text.length > (items.get(key)?.length ?? 0))
            throw new DOMException('', 'QuotaExceededError');
          items.set(key, text);
          changed();
        },
        removeItem(key: string) {
          items.delete(key);
          changed();
        },
      },
      items,
    );

  const profile: Profile = {
    local,
    isFull: false,
    tellsTabs: true,
    localStorage: (changed) => limited(local, changed),
    sessionStorage: (items) => limited(items, () => {}),
    cookies: {
      keep: (subject, account, sinceMs) => starts.set(nameOf(subject, account), sinceMs) === starts,
      read: (subject, account) => starts.get(nameOf(subject, account)) ?? null,
      drop: (subject, account) => void starts.delete(nameOf(subject, account)),
    },
  };
  return profile;
}
