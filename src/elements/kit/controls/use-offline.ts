import { useEffect, useRef, useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** True while the browser reports that it is offline. Calls `onOnline` when it is online again (NET-09). */
export function useOffline(onOnline?: () => void): boolean {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const goOn = useRef(onOnline);
  // Effect: stores the latest callback, so that the listener below need not change.
  useEffect(() => void (goOn.current = onOnline), [onOnline]);
  // Effect: listens to the window.
  useEffect(() => {
    const resume = () => goOn.current?.();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, []);
  return isOffline;
}
