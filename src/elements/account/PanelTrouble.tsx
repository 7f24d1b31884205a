import type { Problem } from '../../core/state/problem.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { t } from './account.text.ts';

interface PanelTroubleProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Shown when a tab failed to load. It retries by itself when the browser is online again. */
export function PanelTrouble({ problem, onRetry }: PanelTroubleProps) {
  useOffline(onRetry);
  return (
    <Notice
      tone="danger"
      action={
        <Button isSmall onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {problem.text}
    </Notice>
  );
}
