import type { BindTexts } from '../../core/config/text.ts';
import { useMemo } from 'react';
import { formatDate } from '../../core/format/time.ts';
import type { AssignedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { DataTable, WideFact, type Column } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Stage, expiryText, type ListsProps } from './row-cells.tsx';
import { subscriptionIdOf } from './subscriptions.lists.ts';
import { t, text } from './subscriptions.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { viewLocale, useTexts } from '../kit/language.ts';

export function AssignedList({ flow, state: { content, busy } }: ListsProps) {
  const texts = useTexts();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <>
      <DataTable
        caption={t('assignedCaption')}
        columns={columns}
        rows={content.assigned.rows}
        keyOf={subscriptionIdOf}
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
  {
    key: 'expiry',
    heading: texts(text)('columnExpiry'),
    cell: (row) => formatDate(row.expiresOn, viewLocale()),
    isOneLine: true,
  },
  {
    key: 'stage',
    heading: texts(text)('columnStage'),
    cell: (row) => <Stage name={row.stageName} />,
    isOneLine: true,
    line: 'state',
  },
];
