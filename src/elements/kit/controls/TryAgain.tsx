import { Button } from './Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { t } from '../lists/list.text.ts';
import { useOffline } from './use-offline.ts';

interface TryAgainProps {
  readonly onRetry: () => void;
  /** Texts for a failed load and for being offline. By default they speak of a list. */
  readonly notLoaded?: string;
  readonly offline?: string;
}

/** Shown when a list or a whole screen failed to load (DEC-4). Retries by itself when the browser is online again. */
export function TryAgain({ onRetry, notLoaded = t('notLoaded'), offline = t('offline') }: TryAgainProps) {
  const isOffline = useOffline(onRetry);
  return (
    <EmptyState
      drawing="unplugged"
      action={
        <Button kind="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {isOffline ? offline : notLoaded}
    </EmptyState>
  );
}
