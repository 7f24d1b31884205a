import type { BindTexts } from '../../core/config/text.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { drawn } from '../../core/format/text.ts';
import { formatSignedAmount } from '../../core/format/money.ts';
import { noRows } from '../../core/state/paged-list.ts';
import type { Order } from '../../core/service/endpoints/orders.ts';
import { formatDate, formatUnbrokenDate } from '../../core/format/time.ts';
import { Chip, type ChipProps } from '../kit/lists/Chip.tsx';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ProblemNotice } from '../kit/feedback/Notice.tsx';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { Truncated } from '../kit/lists/Truncated.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import type { AccountFlow } from './account.flow.ts';
import { orderIdOf, orderType } from './orders.flow.ts';
import { t, text } from './account.text.ts';
import { text as statusText } from './order-status.text.ts';
import { cycleName } from '../shared/cycle.text.ts';
import { knownName } from '../shared/known-name.ts';
import { PrintReceipt } from '../shared/receipt/PrintReceipt.tsx';
import { billedFacts } from '../shared/receipt/receipt-facts.ts';
import { PanelTrouble } from './Panels.tsx';
import { text as kitText } from '../kit/kit.text.ts';
import { translator, useBindTexts, viewLocale } from '../kit/language.ts';

interface OrdersProps {
  readonly flow: AccountFlow;
}

// From this width on an order's type is not cut. It ends with the cycle, in which the orders of one product differ.
const linesBelowEm = 60;

export function OrdersSkeleton({ flow: { billing } }: OrdersProps) {
  const bind = useBindTexts();
  const columns = useMemo(() => orderColumns(bind, billing), [bind, billing]);
  return (
    <ListSkeleton label={t('loading')}>
      <DataTable
        caption={t('orders')}
        isCompact
        isLoading
        columns={columns}
        rows={noRows.rows}
        keyOf={orderIdOf}
        linesBelowEm={linesBelowEm}
      />
    </ListSkeleton>
  );
}

export function Orders({ flow }: OrdersProps) {
  const { orders, billing } = flow;
  const state = useStore(orders.$state);
  const bind = useBindTexts();
  const columns = useMemo(() => orderColumns(bind, billing), [bind, billing]);
  useEffect(() => void orders.open(), [orders]);
  if (state.at === 'loading') return <OrdersSkeleton flow={flow} />;
  if (state.at === 'failed') return <PanelTrouble problem={state.problem} onRetry={() => void orders.retry()} />;
  const { content: list, busy, problem } = state;
  return (
    <>
      <DataTable
        caption={t('orders')}
        isCompact
        columns={columns}
        rows={list.rows}
        keyOf={orderIdOf}
        linesBelowEm={linesBelowEm}
        empty={<EmptyState drawing="receipt">{t('noOrders')}</EmptyState>}
      />
      {problem && <ProblemNotice problem={problem} />}
      {list.rows.length > 0 && <ShowMore list={list} isBusy={busy === 'more'} onMore={() => void orders.showMore()} />}
    </>
  );
}

interface OrderReceiptProps extends Pick<AccountFlow, 'billing'> {
  readonly order: Order;
}

function OrderReceipt({ order, billing }: OrderReceiptProps) {
  const { orderId, createdOn, productName, planName, billingCycle } = order;
  const askMore = async () => {
    if (billing.$state.get().at !== 'ready') await billing.reload();
    const loaded = billing.$state.get();
    return loaded.at === 'ready' ? billedFacts(loaded.value) : {};
  };
  return (
    <PrintReceipt
      isSmall
      kind="quiet"
      label={t('receiptOf', { orderId })}
      facts={{
        date: createdOn,
        product: productName,
        plan: planName,
        cycle: cycleName(billingCycle),
        total: amountOf(order),
        orderId,
      }}
      askMore={askMore}
    >
      {t('receipt')}
    </PrintReceipt>
  );
}

const placesOfAmounts = 4;

const amountOf = ({ currencySign, amount }: Order) =>
  formatSignedAmount(currencySign, amount, placesOfAmounts, viewLocale());

const typeCell = (order: Order) => {
  const { name, cycle } = orderType(order, cycleName);
  return (
    <>
      <Truncated text={name} />
      {drawn(cycle)}
    </>
  );
};

const isPaid = ({ statusName }: Order) => tones[statusName.toLowerCase()] === 'success';

/** Heading of an order on narrow screens: the plan. The order type would be cut off and look the same in all orders. */
const orderLead = ({ planName, productName }: Order) => planName || productName || '-';

function orderColumns(bind: BindTexts, billing: AccountFlow['billing']): readonly Column<Order>[] {
  const [t, tKit] = [bind(text), bind(kitText)];
  const dateOf = ({ createdOn }: Order) => formatDate(createdOn, viewLocale());
  const summaryOf = (order: Order) => (
    <>
      {formatUnbrokenDate(order.createdOn, viewLocale())}
      {order.billingCycle && <>&nbsp;· {cycleName(order.billingCycle)}</>}
    </>
  );
  return [
    { key: 'id', heading: tKit('orderId'), cell: orderIdOf, isRowHeading: true, isOneLine: true, onlyIn: 'table' },
    { key: 'lead', heading: tKit('plan'), cell: orderLead, isRowHeading: true, onlyIn: 'lines' },
    { key: 'foldedId', heading: tKit('orderId'), cell: orderIdOf, isOneLine: true, onlyIn: 'lines' },
    { key: 'type', heading: t('orderType'), cell: typeCell },
    { key: 'date', heading: t('orderDate'), cell: dateOf, isOneLine: true, onlyIn: 'table' },
    { key: 'summary', heading: t('orderDate'), cell: summaryOf, line: 'second', onlyIn: 'lines' },
    {
      key: 'amount',
      heading: t('orderAmount'),
      cell: amountOf,
      isNumber: true,
      isOneLine: true,
      line: 'state',
    },
    {
      key: 'status',
      heading: t('orderStatus'),
      cell: ({ statusName }) => <Status name={statusName} />,
      line: 'secondEnd',
    },
    {
      key: 'receipt',
      heading: t('receipt'),
      cell: (order) => (isPaid(order) ? <OrderReceipt order={order} billing={billing} /> : '-'),
    },
  ];
}

const tones: Readonly<Record<string, ChipProps['tone']>> = {
  paid: 'success',
  success: 'success',
  pending: 'warning',
  failed: 'danger',
};

const Status = ({ name }: { readonly name: string }) =>
  name ? <Chip tone={tones[name.toLowerCase()] ?? 'quiet'}>{knownName(name, statusText, translator)}</Chip> : '-';
