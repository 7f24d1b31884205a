import type { Purchase, Shop } from './payers.world.ts';
import { subjectName, type PaymentRecord } from '../../../../src/core/payments/record.ts';
import type { StartCookies } from '../../../../src/core/payments/journal.ts';
import { storageOf } from './payments.world.ts';

/** How much the storage that all tabs share still takes. 'drafts': more, once our own drafts are removed. */
export type Room = 'free' | 'drafts' | 'none';

/** What a browser keeps on its disk: one storage and the cookies for all tabs, and a storage for each tab. */
export interface Profile {
  readonly local: Map<string, string>;
  room: Room;
  /** Whether the storages of single tabs are full too. */
  isTabFull: boolean;
  takesCookies: boolean;
  /** Whether tabs hear at once of what another one has stored: events may be late. */
  tellsTabs: boolean;
  /** `changed` is called after each write. */
  localStorage(changed: () => void): Storage;
  sessionStorage(items: Map<string, string>): Storage;
  makeRoom(): void;
  cookiesOf(shop: Shop): StartCookies;
  clearCookies(): void;
}

export const prefixOf = ({ service }: Shop): string => `dict.${service}.payment.`;

export function createProfile(): Profile {
  const local = new Map<string, string>();
  const cookies = new Map<string, number>();

  const limited = (items: Map<string, string>, isFull: () => boolean, changed: () => void) =>
    new Proxy(storageOf(items), {
      get: (storage, name) =>
        ({
          setItem(key: string, text: string) {
            if (isFull() && text.length > (items.get(key)?.length ?? 0))
              throw new DOMException('', 'QuotaExceededError');
            items.set(key, text);
            changed();
          },
          removeItem(key: string) {
            items.delete(key);
            changed();
          },
        })[String(name)] ?? (Reflect.get(storage, name) as unknown),
    });

  const profile: Profile = {
    local,
    room: 'free',
    isTabFull: false,
    takesCookies: true,
    tellsTabs: true,
    localStorage: (changed) => limited(local, () => profile.room !== 'free', changed),
    sessionStorage: (items) =>
      limited(
        items,
        () => profile.isTabFull,
        () => {},
      ),
    makeRoom() {
      if (profile.room === 'drafts') profile.room = 'free';
    },
    cookiesOf({ service }) {
      const nameOf = (subject: string, account: string) => `${service} ${subject} ${account}`;
      return {
        keep: (subject, account, sinceMs) =>
          profile.takesCookies && cookies.set(nameOf(subject, account), sinceMs) === cookies,
        read: (subject, account) => cookies.get(nameOf(subject, account)) ?? null,
        drop: (subject, account) => void cookies.delete(nameOf(subject, account)),
      };
    },
    clearCookies: () => cookies.clear(),
  };
  return profile;
}

/** The records of a purchase that a storage holds. */
export const recordsOf = (items: ReadonlyMap<string, string>, { shop, subject }: Purchase): PaymentRecord[] =>
  [...items]
    .filter(([key]) => key.startsWith(`${prefixOf(shop)}${subjectName(subject)}.`))
    .map(([, text]) => JSON.parse(text) as PaymentRecord);

/** Whether a storage holds what the charge is confirmed with. */
export const holdsProof = (items: ReadonlyMap<string, string>, id: string): boolean =>
  [...items.values()].some((text) => text.includes('"state":"paid"') && text.includes(`"${id}"`));
