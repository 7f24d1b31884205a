import type { BindTexts } from '../../core/config/text.ts';
import { useMemo, type ReactNode } from 'react';
import { drawn, formatNumber } from '../../core/format/text.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { Button } from '../kit/controls/Button.tsx';
import { ConsoleLink } from '../kit/controls/Links.tsx';
import { DataTable, WideFact, type Column } from '../kit/lists/DataTable.tsx';
import { titleOf, Truncated, TruncatedInLink } from '../kit/lists/Truncated.tsx';
import { dateOf, dueText, dueTextInColumn, expiryText, stageColumn } from './row-cells.tsx';
import type { SubscriptionsFlow } from './subscriptions.flow.ts';
import { mostUrgent, rowAction, sortValues } from './subscriptions.rules.ts';
import type { Sort } from '../../core/format/sorted.ts';
import { systemClock } from '../../core/page/clock.ts';
import { subscriptionIdOf } from './subscriptions.lists.ts';
import { t, text } from './subscriptions.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { useBindTexts, viewLocale } from '../kit/language.ts';

interface PurchasedTableProps {
  readonly flow: SubscriptionsFlow;
  readonly rows: readonly PurchasedSubscription[];
  readonly sort: Sort | null;
  readonly isRetail: boolean;
  /** True: the button of the most urgent row is primary. False if the screen has another primary button. */
  readonly hasPrimary: boolean;
  readonly isBusy: boolean;
  readonly isLoading?: boolean;
  readonly emptyRow: ReactNode;
}

export function PurchasedTable({ flow, isRetail, sort, hasPrimary, ...table }: PurchasedTableProps) {
  const bind = useBindTexts();
  // The plan is the heading of each row if all rows have one organization, whose name would not tell the rows apart.
  const isLedByPlan = isRetail || new Set(table.rows.map(({ orgName }) => orgName)).size < 2;
  const urgentId = hasPrimary ? mostUrgent(table.rows, isRetail, new Date(systemClock.now())) : null;
  const { columns, action } = useMemo(
    () => ({
      columns: columnsFor(flow, { isRetail, isLedByPlan }, bind),
      action: (row: PurchasedSubscription) => (
        <Action row={row} flow={flow} isRetail={isRetail} isUrgent={row.subscriptionId === urgentId} />
      ),
    }),
    [flow, isRetail, isLedByPlan, bind, urgentId],
  );
  return (
    <DataTable
      caption={t('purchasedCaption')}
      columns={columns}
      action={action}
      keyOf={subscriptionIdOf}
      onOpen={flow.toSeats}
      linesBelowEm={45}
      sort={{ by: sort, onSort: (key) => void flow.sortBy(key) }}
      {...table}
    />
  );
}

function columnsFor(
  flow: SubscriptionsFlow,
  { isRetail, isLedByPlan }: { readonly isRetail: boolean; readonly isLedByPlan: boolean },
  bind: BindTexts,
): readonly Column<PurchasedSubscription>[] {
  const [t, tKit] = [bind(text), bind(kitText)];
  const all: readonly (Column<PurchasedSubscription> & { readonly isForEnterprise?: true })[] = [
    {
      key: 'id',
      heading: tKit('subscriptionId'),
      cell: (row) => (
        <ConsoleLink to={flow.seatsPath(row)} onGo={() => flow.toSeats(row)}>
          <TruncatedInLink text={row.subscriptionId} />
        </ConsoleLink>
      ),
      isRowHeading: true,
      isOneLine: true,
      line: 'second',
    },
    {
      key: 'lead',
      heading: isLedByPlan ? tKit('plan') : t('columnOrganization'),
      cell: (row) => (!isLedByPlan && row.orgName) || row.planName || row.productName || '-',
      line: 'first',
      onlyIn: 'lines',
    },
    {
      key: 'summary',
      heading: t('columnExpiry'),
      cell: (row) => <Summary {...{ row, isRetail, isLedByPlan }} />,
      line: 'second',
      onlyIn: 'lines',
    },
    { key: 'organization', heading: t('columnOrganization'), cell: (row) => row.orgName || '-', isForEnterprise: true },
    { key: 'product', heading: tKit('product'), cell: (row) => row.productName || '-' },
    { key: 'plan', heading: tKit('plan'), cell: (row) => <Plan row={row} /> },
    {
      key: 'seats',
      heading: tKit('seats'),
      headingNote: t('seatsOrder'),
      cell: (row) => <Seats row={row} />,
      isNumber: true,
      isOneLine: true,
      onlyIn: 'table',
      isForEnterprise: true,
    },
    { key: 'seatsInWords', heading: tKit('seats'), cell: seatsInWords, onlyIn: 'lines', isForEnterprise: true },
    { key: 'due', heading: t('columnPaymentDue'), cell: (row) => <Due row={row} isRetail={isRetail} /> },
    { key: 'expiry', heading: t('columnExpiry'), cell: (row) => dateOf(row.expiresOn), isOneLine: true },
    stageColumn(bind),
  ];
  return all
    .filter(({ isForEnterprise }) => !isForEnterprise || !isRetail)
    .map((column) => ({ ...column, isSortable: column.key in sortValues }));
}

interface CellProps extends Pick<PurchasedTableProps, 'isRetail'> {
  readonly row: PurchasedSubscription;
}

/** Second line of a row in the two-line layout: the due or expiry date, on wide screens after the product or plan. */
function Summary({ row, isRetail, isLedByPlan }: CellProps & { readonly isLedByPlan: boolean }) {
  const due = rowAction(row, isRetail) === 'pay-now' ? dueText(row.paymentDueOn) : '';
  const date = due || expiryText(row.expiresOn);
  const bought = isLedByPlan ? row.productName : row.planName;
  if (!date) return bought || '-';
  return (
    <>
      {bought && <WideFact>{bought}</WideFact>}
      {date}
    </>
  );
}

/** In a table without room for a column of products, the product is below the plan. */
const Plan = ({ row: { planName, productName } }: Pick<CellProps, 'row'>) => (
  <>
    <span title={titleOf(planName)}>{planName ? <Truncated text={planName} /> : '-'}</span>
    <span className="d-plan-product" title={drawn(productName)}>
      {drawn(productName)}
    </span>
  </>
);

function Due({ row, isRetail }: CellProps) {
  const due = rowAction(row, isRetail) === 'pay-now' ? dueTextInColumn(row.paymentDueOn) : '';
  return (
    <>
      <span className="d-due-date">{dateOf(row.paymentDueOn)}</span>
      {due && (
        <span className="d-due" title={due}>
          {due}
        </span>
      )}
    </>
  );
}

function countsOf({ emptySeats, assignedSeats, totalSeats }: PurchasedSubscription) {
  const locale = viewLocale();
  return {
    empty: formatNumber(emptySeats, locale),
    assigned: formatNumber(assignedSeats, locale),
    total: formatNumber(totalSeats, locale),
  };
}

const seatsInWords = (row: PurchasedSubscription) => t('seats', countsOf(row));

function Seats({ row }: { readonly row: PurchasedSubscription }) {
  const { empty, assigned, total } = countsOf(row);
  return (
    <>
      <span className="d-seat-counts" aria-hidden="true" title={seatsInWords(row)}>
        <bdi>{empty}</bdi>/<bdi>{assigned}</bdi>/<bdi>{total}</bdi>
      </span>
      <span className="d-hidden">{seatsInWords(row)}</span>
    </>
  );
}

/** Accessible names, with the row in them: screen readers read a button without its row. */
const namedActions = { 'pay-now': 'payNowOf', subscribe: 'subscribeOf', renew: 'renewOf' } as const;

interface ActionProps extends CellProps {
  readonly flow: SubscriptionsFlow;
  readonly isUrgent: boolean;
}

function Action({ row, flow, isRetail, isUrgent }: ActionProps) {
  const kind = rowAction(row, isRetail);
  if (!kind) return null;
  return (
    <Button
      isSmall
      kind={isUrgent ? 'primary' : 'secondary'}
      label={t(namedActions[kind], { id: row.subscriptionId })}
      onClick={() => flow.toCheckout(row)}
    >
      {t(kind)}
    </Button>
  );
}
