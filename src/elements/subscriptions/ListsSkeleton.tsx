import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { t } from './subscriptions.text.ts';

/** Placeholder for the filter bar and the first rows. */
export const ListsSkeleton = () => (
  <div className="d-subscriptions-skeleton" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    <div className="d-subscriptions-skeleton-filters">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="row" count={9} />
  </div>
);
