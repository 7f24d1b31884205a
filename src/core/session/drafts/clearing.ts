import { keyOfService } from '../../config/service-name.ts';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { safeStorage, type StorageArea } from '../storage.ts';

/**
 * Key prefixes of values cleared together. `dict.<service>.visit.`: cleared when this page ends the session, but not when
 * another tab does. `dict.<service>.user.`: cleared whenever the signed-in user changes: by a login, a logout or an expiry.
 */
type StorageScope = 'visit' | 'user';

const areas: readonly StorageArea[] = ['local', 'session', 'memory'];

const scopeListeners = () => pageSingleton('forgetting', () => ({ visit: createListeners(), user: createListeners() }));

export const onClearScope = (scope: StorageScope, act: () => void) => void scopeListeners()[scope].add(act);

export const sessionSecret = (name: 'signup-password' | 'reset-otp') =>
  pageSingleton(name, () => {
    const memory = { text: null as string | null };
    onClearScope('visit', () => (memory.text = null));
    return memory;
  });

/**
 * Clears the values that are stored for accounts, `dict.<service>.account.<name>.<account>`, when a user logs out or
 * another user logs in. They stay when a session expires, because the same user may log in again.
 */
export function clearAccountsExcept(account: string | null): void {
  const isKept = (key: string) => account !== null && key.endsWith(`.${account}`);
  for (const area of areas) safeStorage(area).removeAll(keyOfService('dict.account.'), isKept);
}

export function clearScope(scope: StorageScope, isKept?: (key: string) => boolean): void {
  for (const area of areas) safeStorage(area).removeAll(keyOfService(`dict.${scope}.`), isKept);
  scopeListeners()[scope].notify();
}
