import { Button } from './Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { t } from '../lists/list.text.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { t as tKit } from '../kit.text.ts';

interface LoadErrorProps {
  readonly onRetry: () => void;
  readonly notLoaded?: string;
  readonly offline?: string;
}

/** Shown if a list or screen fails to load (DEC-4). Retries by itself when online again (NET-09). */
export function LoadError({ onRetry, notLoaded = t('notLoaded'), offline = t('offline') }: LoadErrorProps) {
  const isOffline = useOffline(onRetry);
  return (
    <EmptyState
      drawing="unplugged"
      action={
        <Button kind="quiet" onClick={onRetry}>
          {tKit('tryAgain')}
        </Button>
      }
    >
      {isOffline ? offline : notLoaded}
    </EmptyState>
  );
}

function listen(changed: () => void) {
  const listening = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: listening.signal });
  return () => listening.abort();
}

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
