import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** True while the browser is offline. Calls `onOnline` when it is online again (NET-09). */
export function useOffline(onOnline?: () => void): boolean {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const retry = useEffectEvent(() => onOnline?.());
  // Effect: retries when the browser is online again. `listen` also calls when it goes offline: hence the check.
  useEffect(() => listen(() => navigator.onLine && retry()), []);
  return isOffline;
}

function listen(changed: () => void) {
  const listening = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: listening.signal });
  return () => listening.abort();
}
