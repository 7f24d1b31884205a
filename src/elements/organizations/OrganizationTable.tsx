import type { BindTexts } from '../../core/config/text.ts';
import { formatNumber } from '../../core/format/text.ts';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { Organization } from '../../core/service/endpoints/organizations.ts';
import { ConsoleLink } from '../kit/controls/ConsoleLink.tsx';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { TruncatedInLink } from '../kit/lists/Truncated.tsx';
import { orgIdOf, subscriptionsPath, type OrganizationsFlow, type Target } from './organizations.flow.ts';
import { t, text } from './organizations.text.ts';
import { viewLocale, useTexts } from '../kit/language.ts';

interface OrganizationTableProps {
  readonly flow: OrganizationsFlow;
  readonly rows: readonly Organization[];
  readonly isBusy: boolean;
}

export function OrganizationTable({ flow, ...table }: OrganizationTableProps) {
  const texts = useTexts();
  const { columns, open } = useMemo(
    () => ({
      columns: columnsFor(flow, texts),
      open: (row: Organization, key: string) => flow.toSubscriptions(row, targetOf(key)),
    }),
    [flow, texts],
  );
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      keyOf={orgIdOf}
      onOpen={open}
      emptyRow={<EmptyState drawing="search">{tList('noRecords')}</EmptyState>}
      {...table}
    />
  );
}

const targetOf = (columnKey: string): Target =>
  columnKey === 'expired' || columnKey === 'expiring' ? columnKey : 'all';

function columnsFor(flow: OrganizationsFlow, texts: BindTexts): readonly Column<Organization>[] {
  const t = texts(text);
  return [
    {
      key: 'id',
      heading: t('columnId'),
      cell: (row) => (
        <SubscriptionsLink flow={flow} row={row} target="all">
          <TruncatedInLink text={row.orgId} />
        </SubscriptionsLink>
      ),
      isRowHeading: true,
      isOneLine: true,
      line: 'second',
    },
    { key: 'name', heading: t('columnName'), cell: (row) => row.name || '-', onlyIn: 'table' },
    {
      key: 'lead',
      heading: t('columnName'),
      cell: (row) =>
        row.name ? (
          <SubscriptionsLink flow={flow} row={row} target="all">
            <TruncatedInLink text={row.name} />
          </SubscriptionsLink>
        ) : (
          '-'
        ),
      line: 'first',
      onlyIn: 'lines',
    },
    {
      key: 'summary',
      heading: t('columnExpired'),
      cell: (row) => <Summary row={row} flow={flow} />,
      line: 'second',
      onlyIn: 'lines',
    },
    {
      key: 'expired',
      heading: t('columnExpired'),
      cell: (row) => <Counted row={row} flow={flow} target="expired" count={row.expiredCount} />,
      isNumber: true,
      onlyIn: 'table',
    },
    {
      key: 'expiring',
      heading: t('columnExpiring'),
      cell: (row) => <Counted row={row} flow={flow} target="expiring" count={row.expiringCount} />,
      isNumber: true,
      onlyIn: 'table',
    },
  ];
}

interface CountedProps {
  readonly row: Organization;
  readonly flow: OrganizationsFlow;
  readonly target: 'expired' | 'expiring';
  readonly count: number | null;
}

function Counted({ row, flow, target, count }: CountedProps) {
  const label = t(`${target}Of`, { count: count ?? '-', name: row.name || row.orgId });
  return (
    <SubscriptionsLink flow={flow} row={row} target={target} label={label} isFaint={!count}>
      {formatNumber(count, viewLocale())}
    </SubscriptionsLink>
  );
}

/** Counts in the two-line layout, after the id: '59 expired · 16 expiring'. */
function Summary({ row, flow }: { readonly row: Organization; readonly flow: OrganizationsFlow }) {
  const counts = [
    ['expired', row.expiredCount],
    ['expiring', row.expiringCount],
  ] as const;
  return (
    <>
      {counts.map(
        ([target, count], at) =>
          count !== null && (
            <Fragment key={target}>
              {at > 0 && ' · '}
              <SubscriptionsLink flow={flow} row={row} target={target} isFaint={!count}>
                {t(`${target}Count`, { count })}
              </SubscriptionsLink>
            </Fragment>
          ),
      )}
    </>
  );
}

interface SubscriptionsLinkProps {
  readonly flow: OrganizationsFlow;
  readonly row: Organization;
  readonly target: Target;
  readonly label?: string;
  readonly isFaint?: boolean;
  readonly children: ReactNode;
}

const SubscriptionsLink = ({ flow, row, target, ...link }: SubscriptionsLinkProps) => (
  <ConsoleLink to={subscriptionsPath(row, target)} onGo={() => flow.toSubscriptions(row, target)} {...link} />
);
