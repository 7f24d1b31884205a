import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { sorted } from '../../core/format/sorted.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { useFlow } from '../kit/context.ts';
import { Button, type ButtonKind } from '../kit/controls/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { viewLocale } from '../kit/language.ts';
import { Counters } from '../kit/lists/Counters.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { countsOf, createFilterChoices, type FilterChoices } from './filters/filter-choices.flow.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { ShownFilters } from './filters/ShownFilters.tsx';
import { PurchasedTable } from './PurchasedTable.tsx';
import type { Lists } from './subscriptions.lists.ts';
import { applicableFilters, type Filters, isUnfiltered, sortValues } from './subscriptions.rules.ts';
import type { SubscriptionsFlow } from './subscriptions.flow.ts';
import type { SubscriptionsReady } from './subscriptions.lists.ts';
import { t } from './subscriptions.text.ts';

export interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly state: SubscriptionsReady;
}

export function PurchasedList({ flow, state }: ListsProps) {
  const { appliedQuery, busy, content } = state;
  const { purchased, isRetail, referred } = content;
  const choices = useFlow(createFilterChoices);
  const sort = useStore(flow.$sort);
  const isLoadingAll = useStore(flow.$isLoadingAll);
  const isIncomplete = useStore(flow.$isIncomplete);
  const locale = viewLocale();
  const isNone = purchased.rows.length === 0;
  const isEmpty = isNone && isUnfiltered(appliedQuery) && busy === 'no';
  const rows = useMemo(() => sorted(purchased.rows, sort, sortValues, locale), [purchased.rows, sort, locale]);
  useEffect(() => {
    if (isEmpty) return;
    void choices.stages.open();
    if (!isRetail) void choices.organizations.open();
  }, [choices, isRetail, isEmpty]);
  if (isEmpty) {
    return (
      <EmptyState drawing="list" action={isRetail && <StartTrial flow={flow} kind="primary" />}>
        {t(isRetail ? 'noneRetail' : 'noneEnterprise')}
      </EmptyState>
    );
  }
  return (
    <>
      {referred && <ReferralBanner flow={flow} row={referred} />}
      {!isRetail && <Attention flow={flow} query={appliedQuery} all={content.all} choices={choices} />}
      <FilterBar flow={flow} isRetail={isRetail} applied={appliedQuery} choices={choices} />
      <OfflineNote state={state} onSearch={(filters) => void flow.search(filters)} />
      {isIncomplete && <Notice tone="danger">{tList('incomplete')}</Notice>}
      <ListTools
        list={purchased}
        isLoadingAll={isLoadingAll}
        onStop={flow.stopLoading}
        onExport={() => void flow.exportCsv(locale)}
      >
        <ShownFilters choices={choices} applied={applicableFilters(appliedQuery, isRetail)} />
      </ListTools>
      <PurchasedTable
        flow={flow}
        rows={rows}
        sort={sort}
        isRetail={isRetail}
        hasPrimary={referred === null}
        isBusy={busy === 'search'}
        emptyRow={<NothingFound flow={flow} isRetail={isRetail} />}
      />
      {!isNone && (
        <ShowMore
          list={purchased}
          isBusy={busy === 'more' || isLoadingAll}
          onMore={() => void flow.showMore('purchased')}
        />
      )}
    </>
  );
}

interface AttentionProps extends Pick<ListsProps, 'flow'> {
  readonly query: Filters;
  readonly all: Lists['all'];
  readonly choices: FilterChoices;
}

/** The numbers of subscriptions that have expired or soon do. Each number is a button that filters the list. */
export function Attention({ flow, query: { orgId, expiresInDays }, all, choices }: AttentionProps) {
  const { expired, expiring } = countsOf(useStore(choices.organizations.$state), orgId);
  return (
    <Counters
      label={t('counters')}
      selected={expiresInDays}
      onSelect={(days) => void flow.filterByExpiry(days)}
      counters={[
        { key: '0', label: t('expired'), count: expired },
        { key: '30', label: t('expiringSoon'), count: expiring },
        { key: '-1', label: t('countAll'), count: all?.orgId === orgId ? all.count : null },
      ]}
    />
  );
}

/**
 * Says that a subscription gets 30 more days after its first purchase, and leads to its checkout (CON-4 Referral
 * banner).
 */
const ReferralBanner = ({ flow, row }: Pick<ListsProps, 'flow'> & { readonly row: PurchasedSubscription }) => (
  <Notice
    tone="success"
    isSilent
    action={
      <Button kind="primary" isSmall onClick={() => flow.toCheckout(row)}>
        {t('subscribeNow')}
      </Button>
    }
  >
    <strong className="d-subscriptions-strong">{t('referralTitle')}</strong>
    <p translate="no">{t('referralText', { id: row.subscriptionId })}</p>
  </Notice>
);

/** Shown in place of rows when a search finds nothing (CON-4.10). */
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
