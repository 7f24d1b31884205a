import type * as z from 'zod/mini';
import { accountOf, currentSession } from '../session.ts';
import { stored, tabArea } from '../storage.ts';

/**
 * A stored value of this tab that belongs to the signed-in account: no other account can read it, and it is still there
 * when the same user logs in after the session has expired. Without a session nothing is read or written. `name` is the
 * beginning of the key, such as 'dict.account.billing.'; the hash of the account is appended.
 */
export function storedOfAccount<Fields extends z.core.$ZodShape>(name: string, fields: Fields) {
  const entry = () => {
    const account = accountOf(currentSession());
    return account === null ? null : stored(`${name}${account}`, fields, tabArea);
  };
  return {
    read: () => entry()?.read() ?? null,
    write: (value: z.output<z.ZodMiniObject<Fields>>): void => entry()?.write(value),
    clear: (): void => entry()?.clear(),
    /**
     * The entry of the account that is signed in now; null without a session. It stays usable after the session's end.
     */
    ofCurrent: entry,
  };
}
