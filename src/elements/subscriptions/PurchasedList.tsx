import { Button } from '../kit/controls/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import type { ListsProps } from './lists-props.ts';
import { PurchasedTable } from './PurchasedTable.tsx';
import { ReferralBanner } from './ReferralBanner.tsx';
import { isUnfiltered } from './subscriptions.rules.ts';
import { t } from './subscriptions.text.ts';

export function PurchasedList({ flow, state }: ListsProps) {
  const { found, busy, content } = state;
  const { purchased, isRetail, referred } = content;
  const startTrial = isRetail && (
    <Button kind="primary" onClick={flow.startTrial}>
      {t('startTrial')}
    </Button>
  );
  const isNone = purchased.rows.length === 0;
  if (isNone && isUnfiltered(found) && busy === 'no') {
    return (
      <EmptyState drawing="list" action={startTrial}>
        {t(isRetail ? 'noneRetail' : 'noneEnterprise')}
      </EmptyState>
    );
  }
  return (
    <>
      {referred && <ReferralBanner row={referred} onSubscribe={flow.toCheckout} />}
      <FilterBar flow={flow} isRetail={isRetail} />
      <PurchasedTable
        flow={flow}
        rows={purchased.rows}
        isRetail={isRetail}
        isBusy={busy === 'search'}
        emptyRow={<NothingFound isRetail={isRetail} action={startTrial} />}
      />
      {!isNone && <ShowMore list={purchased} isBusy={busy === 'more'} onMore={() => void flow.showMore('purchased')} />}
    </>
  );
}

/** The one row of a search without a result (CON-4.10). */
function NothingFound({ isRetail, action }: { readonly isRetail: boolean; readonly action: React.ReactNode }) {
  return (
    <div className="d-subscriptions-none">
      <p>{tList('noRecords')}</p>
      <p className="d-small d-quiet">{t(isRetail ? 'noneRetail' : 'noneEnterprise')}</p>
      {action}
    </div>
  );
}
