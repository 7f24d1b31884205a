import type * as z from 'zod/mini';
import { accountOf, currentSession } from '../session.ts';
import { stored, tabArea } from '../storage.ts';

/**
 * A value of this tab for the signed-in account, under `dict.account.<name>.<hash>`: no other account can read it, and
 * it is still there when the user logs in again after the session has expired. Without a session nothing is read or
 * written.
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
  };
}
