import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { t } from './list.text.ts';
import { useOffline } from './use-offline.ts';

/** Where a list could not be loaded and nothing else would be shown (decisions.md section 4). It tries by itself when the browser is online again. */
export function TryAgain({ onRetry }: { readonly onRetry: () => void }) {
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
      {t(isOffline ? 'offline' : 'notLoaded')}
    </EmptyState>
  );
}
