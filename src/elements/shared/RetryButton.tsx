import { Button } from '../kit/controls/Button.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { focusPlaceOf, keepFocus } from '../kit/layers/keep-focus.ts';

export function RetryButton({ kind, onRetry }: { readonly kind?: 'quiet'; readonly onRetry: () => void }) {
  const retry = (button: HTMLButtonElement) => {
    keepFocus(focusPlaceOf(button));
    onRetry();
  };
  return (
    <Button kind={kind} isSmall onClick={({ currentTarget }) => retry(currentTarget)}>
      {tKit('tryAgain')}
    </Button>
  );
}
