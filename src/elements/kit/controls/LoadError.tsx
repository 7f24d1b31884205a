import { Button } from './Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { t } from '../lists/list.text.ts';
import { t as tKit } from '../kit.text.ts';
import { useOffline } from '../use-offline.ts';

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
