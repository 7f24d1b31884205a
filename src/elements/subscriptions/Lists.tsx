import { useMemo, useState } from 'react';
import type { BindTexts } from '../../core/config/text.ts';
import type { AssignedSubscription, PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { Button, type ButtonKind } from '../kit/controls/Button.tsx';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { text as kitText } from '../kit/kit.text.ts';
import { useTexts } from '../kit/language.ts';
import { DataTable, WideFact, type Column } from '../kit/lists/DataTable.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { PurchasedTable } from './PurchasedTable.tsx';
import { dateOf, expiryText, stageColumn } from './row-cells.tsx';
import type { SubscriptionsFlow, SubscriptionsReady } from './subscriptions.flow.ts';
import { subscriptionIdOf, type ListName } from './subscriptions.lists.ts';
import { isUnfiltered } from './subscriptions.rules.ts';
import { t, text } from './subscriptions.text.ts';

interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly state: SubscriptionsReady;
}

export function Lists({ flow, state }: ListsProps) {
  const [selected, select] = useState<ListName>('purchased');
  const { shown } = state.content;
  if (shown !== 'both') return <List name={shown} flow={flow} state={state} />;
  return (
    <Tabs
      label={t('title')}
      tabs={(['purchased', 'assigned'] as const).map((id) => ({ id, label: t(id) }))}
      selected={selected}
      onSelect={select}
    >
      <List name={selected} flow={flow} state={state} />
    </Tabs>
  );
}

const List = ({ name, ...lists }: ListsProps & { readonly name: ListName }) =>
  name === 'purchased' ? <PurchasedList {...lists} /> : <AssignedList {...lists} />;

function PurchasedList({ flow, state }: ListsProps) {
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
      {referred && <ReferralBanner flow={flow} row={referred} />}
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

/** CON-4 Referral banner */
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

function AssignedList({ flow, state: { content, busy } }: ListsProps) {
  const texts = useTexts();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <>
      <DataTable
        caption={t('assignedCaption')}
        columns={columns}
        rows={content.assigned.rows}
        keyOf={subscriptionIdOf}
        linesBelowPx={720}
        emptyRow={<EmptyState drawing="list">{tList('noRecords')}</EmptyState>}
        isBusy={busy === 'search'}
      />
      <ShowMore list={content.assigned} isBusy={busy === 'more'} onMore={() => void flow.showMore('assigned')} />
    </>
  );
}

const columnsOf = (texts: BindTexts): readonly Column<AssignedSubscription>[] => [
  {
    key: 'id',
    heading: texts(kitText)('subscriptionId'),
    cell: (row) => row.subscriptionId,
    isRowHeading: true,
    isOneLine: true,
    line: 'second',
  },
  {
    key: 'lead',
    heading: texts(kitText)('plan'),
    cell: (row) => row.planName || row.productName || '-',
    line: 'first',
    onlyIn: 'lines',
  },
  {
    key: 'summary',
    heading: texts(text)('columnExpiry'),
    cell: (row) => (
      <>
        {row.userName && <WideFact>{row.userName}</WideFact>}
        {expiryText(row.expiresOn) || '-'}
      </>
    ),
    line: 'second',
    onlyIn: 'lines',
  },
  { key: 'user', heading: texts(text)('columnUser'), cell: (row) => row.userName || '-' },
  { key: 'product', heading: texts(kitText)('product'), cell: (row) => row.productName || '-' },
  { key: 'plan', heading: texts(kitText)('plan'), cell: (row) => row.planName || '-' },
  { key: 'expiry', heading: texts(text)('columnExpiry'), cell: (row) => dateOf(row.expiresOn), isOneLine: true },
  stageColumn(texts),
];
