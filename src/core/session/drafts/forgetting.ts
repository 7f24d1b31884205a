import { keyOfService } from '../../config/service-name.ts';
import { page } from '../../page/page.ts';
import { safeStorage, type StorageArea } from '../storage.ts';

/**
 * Stored values are cleared by key prefix: `dict.<service>.visit.` when the session ends, `dict.<service>.user.` when
 * the user changes or signs out. So the code that ends a session need not know the values of each screen.
 */
export type Occasion = 'visit' | 'user';

const areas: readonly StorageArea[] = ['local', 'session', 'memory'];

const hooks = () => page('forgetting', () => ({ visit: new Set<() => void>(), user: new Set<() => void>() }));

/** Runs `act` when the stored values of `occasion` are cleared, to clear their copies in memory. */
export const forgetOn = (occasion: Occasion, act: () => void) => void hooks()[occasion].add(act);

export function forget(occasion: Occasion): void {
  // Also clears the keys of earlier versions, which did not contain the service.
  for (const prefix of [keyOfService(`dict.${occasion}.`), `dict.${occasion}.`])
    for (const area of areas) safeStorage(area).removeAll(prefix);
  forgetHere(occasion);
}

/**
 * Clears the copies in memory only. Used when the page switches to another service: the stored values belong to the
 * previous one, whose session continues.
 */
export function forgetHere(occasion: Occasion): void {
  for (const act of hooks()[occasion]) act();
}
