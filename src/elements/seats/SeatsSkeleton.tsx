import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { t } from './seats.text.ts';

/** Placeholder for the counters, the search and the first rows. */
export const SeatsSkeleton = () => (
  <div className="d-seats-skeleton" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    <div className="d-seats-counters">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="field" />
    <Skeleton shape="row" count={9} />
  </div>
);
