import { keyOfService } from '../../config/service-name.ts';
import { page } from '../../page/page.ts';
import { safeStorage, type StorageArea } from '../storage.ts';

/**
 * What is kept is cleared by the start of its key: `dict.<service>.visit.` with the session that it was begun under,
 * `dict.<service>.user.` when somebody else's session comes, or none. So whoever ends a session need not know what the screens keep.
 */
export type Occasion = 'visit' | 'user';

const areas: readonly StorageArea[] = ['local', 'session', 'memory'];

const hooks = () => page('forgetting', () => ({ visit: new Set<() => void>(), user: new Set<() => void>() }));

/** Runs `act` on that occasion: for what this page holds in memory beside what it keeps. */
export const forgetOn = (occasion: Occasion, act: () => void) => void hooks()[occasion].add(act);

export function forget(occasion: Occasion): void {
  // Earlier versions kept it under one name for every service.
  for (const prefix of [keyOfService(`dict.${occasion}.`), `dict.${occasion}.`])
    for (const area of areas) safeStorage(area).removeAll(prefix);
  forgetHere(occasion);
}

/** Forgets what this page holds in memory alone: the stored values are another service's, whose session goes on. */
export function forgetHere(occasion: Occasion): void {
  for (const act of hooks()[occasion]) act();
}
