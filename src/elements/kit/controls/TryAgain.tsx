import { Button } from './Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { t } from '../lists/list.text.ts';
import { useOffline } from './use-offline.ts';

interface TryAgainProps {
  readonly onRetry: () => void;
  /** What could not be loaded, and what is said of it offline, where it is no list. */
  readonly notLoaded?: string;
  readonly offline?: string;
}

/** Where a list, or all that a screen is about, could not be loaded (DEC-4). It tries by itself when the browser is online again. */
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
