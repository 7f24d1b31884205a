import { Button } from '../kit/controls/Button.tsx';
import { t as tKit } from '../kit/kit.text.ts';

export const RetryButton = ({ kind, onRetry }: { readonly kind?: 'quiet'; readonly onRetry: () => void }) => (
  <Button kind={kind} isSmall onClick={onRetry}>
    {tKit('tryAgain')}
  </Button>
);
