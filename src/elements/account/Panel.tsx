import type { Problem } from '../../core/state/problem.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useOffline } from '../kit/controls/LoadError.tsx';
import { t } from './account.text.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import { RetryButton } from '../shared/RetryButton.tsx';
import { translated } from '../kit/language.ts';

export function PanelTrouble({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  useOffline(onRetry);
  return (
    <Notice tone="danger" action={<RetryButton onRetry={onRetry} />}>
      {translated(problem.text)}
    </Notice>
  );
}

export const PanelSkeleton = () => (
  <div className="d-card d-account-panel" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    <Skeleton shape="row" count={6} />
  </div>
);

interface AccountFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isVerbatim?: boolean;
  readonly empty?: string;
  readonly action?: ReactNode;
}

export const AccountFacts = ({ facts }: { readonly facts: readonly AccountFact[] }) => (
  <dl className="d-account-facts">
    {facts.map(({ label, value, isVerbatim, empty = '-', action }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value ? (
            <span translate={isVerbatim ? 'no' : undefined} dir="auto">
              {value}
            </span>
          ) : (
            <span className="d-account-empty">{empty}</span>
          )}
          {action}
        </dd>
      </div>
    ))}
  </dl>
);
