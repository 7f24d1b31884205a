import { useEffect, useRef, useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser knows that it is offline. When it is online again, `onOnline` goes on with what waited (NET-09). */
export function useOffline(onOnline?: () => void): boolean {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const goOn = useRef(onOnline);
  // The latest one, without listening anew.
  useEffect(() => void (goOn.current = onOnline), [onOnline]);
  // Going on is an act, not a drawing.
  useEffect(() => {
    const resume = () => goOn.current?.();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, []);
  return isOffline;
}
