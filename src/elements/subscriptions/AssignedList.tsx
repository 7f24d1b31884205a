import { useState } from 'react';
import { showDate } from '../../core/format/time.ts';
import { formatLocale } from '../../core/config/language.ts';
import type { AssignedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Stage, expiryText, type ListsProps } from './rows.tsx';
import { subscriptionIdOf } from './subscriptions.lists.ts';
import { t } from './subscriptions.text.ts';
import { t as tKit } from '../kit/kit.text.ts';

/** Seats assigned to the user; this list has no filters. */
export function AssignedList({ flow, state: { content, busy } }: ListsProps) {
  const [columns] = useState(columnsOf);
  return (
    <>
      <DataTable
        caption={t('assignedCaption')}
        isCaptionHidden
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

const columnsOf = (): readonly Column<AssignedSubscription>[] => [
  {
    key: 'id',
    heading: tKit('subscriptionId'),
    cell: (row) => row.subscriptionId,
    isRowHeading: true,
    isOneLine: true,
    line: 'second',
  },
  {
    key: 'lead',
    heading: tKit('plan'),
    cell: (row) => row.planName || row.productName || '-',
    line: 'first',
    isOnlyIn: 'lines',
  },
  {
    key: 'summary',
    heading: t('columnExpiry'),
    cell: (row) => expiryText(row.expiresOn) || '-',
    line: 'second',
    isOnlyIn: 'lines',
  },
  { key: 'user', heading: t('columnUser'), cell: (row) => row.userName || '-' },
  { key: 'product', heading: tKit('product'), cell: (row) => row.productName || '-' },
  { key: 'plan', heading: tKit('plan'), cell: (row) => row.planName || '-' },
  {
    key: 'expiry',
    heading: t('columnExpiry'),
    cell: (row) => showDate(row.expiresOn, formatLocale()),
    isOneLine: true,
  },
  {
    key: 'stage',
    heading: t('columnStage'),
    cell: (row) => <Stage name={row.stageName} />,
    isOneLine: true,
    line: 'state',
  },
];
