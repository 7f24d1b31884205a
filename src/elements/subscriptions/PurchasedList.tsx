import { Button, type ButtonKind } from '../kit/controls/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import type { ListsProps } from './row-cells.tsx';
import { PurchasedTable } from './PurchasedTable.tsx';
import { isUnfiltered } from './subscriptions.rules.ts';
import { t } from './subscriptions.text.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { Notice } from '../kit/feedback/Notice.tsx';

export function PurchasedList({ flow, state }: ListsProps) {
  const { appliedQuery, busy, content } = state;
  const { purchased, isRetail, referred } = content;
  const isNone = purchased.rows.length === 0;
  if (isNone && isUnfiltered(appliedQuery) && busy === 'no') {
    return (
      <EmptyState drawing="list" action={isRetail && <StartTrial flow={flow} kind="primary" />}>
        {t(isRetail ? 'noneRetail' : 'noneEnterprise')}
      </EmptyState>
    );
  }
  return (
    <>
      {referred && <ReferralBanner row={referred} onSubscribe={flow.toCheckout} />}
      <FilterBar flow={flow} isRetail={isRetail} applied={appliedQuery} />
      <OfflineNote state={state} onSearch={(filters) => void flow.search(filters)} />
      <PurchasedTable
        flow={flow}
        rows={purchased.rows}
        isRetail={isRetail}
        isBusy={busy === 'search'}
        emptyRow={<NothingFound flow={flow} isRetail={isRetail} />}
      />
      {!isNone && <ShowMore list={purchased} isBusy={busy === 'more'} onMore={() => void flow.showMore('purchased')} />}
    </>
  );
}

interface ReferralBannerProps {
  readonly row: PurchasedSubscription;
  readonly onSubscribe: (row: PurchasedSubscription) => void;
}

/** The banner after a referral was activated (CON-4 Referral banner). */
const ReferralBanner = ({ row, onSubscribe }: ReferralBannerProps) => (
  <Notice
    tone="success"
    isSilent
    action={
      <Button kind="primary" isSmall onClick={() => onSubscribe(row)}>
        {t('subscribeNow')}
      </Button>
    }
  >
    <strong className="d-subscriptions-strong">{t('referralTitle')}</strong>
    <p translate="no">{t('referralText', { id: row.subscriptionId })}</p>
  </Notice>
);

/** The one row of a search without a result (CON-4.10). */
const NothingFound = ({ flow, isRetail }: Pick<ListsProps, 'flow'> & { readonly isRetail: boolean }) => (
  <EmptyState
    drawing="search"
    action={
      <>
        <p className="d-small">{t(isRetail ? 'noneRetail' : 'noneEnterprise')}</p>
        <div className="d-row">
          <Button onClick={() => void flow.reset()}>{t('showAll')}</Button>
          {isRetail && <StartTrial flow={flow} kind="quiet" />}
        </div>
      </>
    }
  >
    {tList('noRecords')}
  </EmptyState>
);

const StartTrial = ({ flow, kind }: Pick<ListsProps, 'flow'> & { readonly kind: ButtonKind }) => (
  <Button kind={kind} onClick={flow.startTrial}>
    {t('startTrial')}
  </Button>
);
