import { keyOfService, ofService } from '../../config/service-name.ts';
import { systemClock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { safeStorage } from '../../session/storage.ts';
import { startPrefix } from './kept-starts.ts';
import { createStarts, type Starts, type StartsNeeds } from './starts.ts';

/** The page's one record of what was started, for its service. */
export const starts = (): Starts =>
  page(ofService('starts'), () => {
    const prefix = startPrefix();
    return createStarts({ prefix, shared: sharedStorage(prefix), own: ownStorage(), clock: systemClock });
  });

// The way back leads into the same tab or, from a bank's app, into another one.
function ownStorage(): StartsNeeds['own'] {
  const key = keyOfService('dict.own-start');
  return { read: () => safeStorage('session').read(key), write: (text) => safeStorage('session').write(key, text) };
}

// Whatever `persistence` says: what was started outlives the page that started it.
const sharedStorage = (prefix: string): StartsNeeds['shared'] => ({
  read: (key) => safeStorage('local').read(key),
  write: (key, text) => safeStorage('local').write(key, text),
  remove: (key) => safeStorage('local').remove(key),
  keys() {
    try {
      return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  listen(changed) {
    const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && changed();
    addEventListener('storage', hear);
    addEventListener('pageshow', changed);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', changed);
    };
  },
});
