import { useMemo, useState } from 'react';
import type { BindTexts } from '../../core/config/text.ts';
import type { AssignedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { text as kitText } from '../kit/kit.text.ts';
import { useBindTexts } from '../kit/language.ts';
import { DataTable, WideFact, type Column } from '../kit/lists/DataTable.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { PurchasedList, type ListsProps } from './PurchasedList.tsx';
import { dateOf, expiryText, stageColumn } from './row-cells.tsx';
import { subscriptionIdOf, type ListName } from './subscriptions.lists.ts';
import { t, text } from './subscriptions.text.ts';

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

function AssignedList({ flow, state: { content, busy } }: ListsProps) {
  const bind = useBindTexts();
  const columns = useMemo(() => columnsOf(bind), [bind]);
  return (
    <>
      <DataTable
        caption={t('assignedCaption')}
        columns={columns}
        rows={content.assigned.rows}
        keyOf={subscriptionIdOf}
        linesBelowEm={45}
        emptyRow={<EmptyState drawing="list">{tList('noRecords')}</EmptyState>}
        isBusy={busy === 'search'}
      />
      <ShowMore list={content.assigned} isBusy={busy === 'more'} onMore={() => void flow.showMore('assigned')} />
    </>
  );
}

const columnsOf = (bind: BindTexts): readonly Column<AssignedSubscription>[] => [
  {
    key: 'id',
    heading: bind(kitText)('subscriptionId'),
    cell: (row) => row.subscriptionId,
    isRowHeading: true,
    isOneLine: true,
    line: 'second',
  },
  {
    key: 'lead',
    heading: bind(kitText)('plan'),
    cell: (row) => row.planName || row.productName || '-',
    line: 'first',
    onlyIn: 'lines',
  },
  {
    key: 'summary',
    heading: bind(text)('columnExpiry'),
    cell: (row) => (
      <>
        {row.userName && <WideFact>{row.userName}</WideFact>}
        {expiryText(row.expiresOn) || '-'}
      </>
    ),
    line: 'second',
    onlyIn: 'lines',
  },
  { key: 'user', heading: bind(text)('columnUser'), cell: (row) => row.userName || '-' },
  { key: 'product', heading: bind(kitText)('product'), cell: (row) => row.productName || '-' },
  { key: 'plan', heading: bind(kitText)('plan'), cell: (row) => row.planName || '-' },
  { key: 'expiry', heading: bind(text)('columnExpiry'), cell: (row) => dateOf(row.expiresOn), isOneLine: true },
  stageColumn(bind),
];
