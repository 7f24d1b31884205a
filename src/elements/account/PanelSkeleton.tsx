import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { t } from './account.text.ts';

export const PanelSkeleton = () => (
  <div className="d-card d-account-panel" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    <Skeleton shape="row" count={6} />
  </div>
);
