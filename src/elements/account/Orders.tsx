import type { BindTexts } from '../../core/config/text.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { formatSignedAmount } from '../../core/format/money.ts';
import type { Order } from '../../core/service/endpoints/orders.ts';
import { formatDate } from '../../core/format/time.ts';
import { Chip, type ChipProps } from '../kit/lists/Chip.tsx';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ProblemNotice } from '../kit/feedback/Notice.tsx';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { orderIdOf, orderType, type AccountFlow } from './account.flow.ts';
import { t, text } from './account.text.ts';
import { PanelTrouble } from './Panels.tsx';
import { text as kitText } from '../kit/kit.text.ts';
import { useTexts, viewLocale } from '../kit/language.ts';

export function Orders({ flow: { orders } }: { readonly flow: AccountFlow }) {
  const state = useStore(orders.$state);
  const texts = useTexts();
  const columns = useMemo(() => orderColumns(texts), [texts]);
  useEffect(() => void orders.open(), [orders]);
  if (state.at === 'loading') return <ListSkeleton label={t('loading')} />;
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
        empty={<EmptyState drawing="receipt">{t('noOrders')}</EmptyState>}
      />
      {problem && <ProblemNotice problem={problem} />}
      {list.rows.length > 0 && <ShowMore list={list} isBusy={busy === 'more'} onMore={() => void orders.showMore()} />}
    </>
  );
}

const placesOfAmounts = 4;

/** Heading of an order on narrow screens: the plan. The order type would be cut off and look the same in all orders. */
const orderLead = ({ planName, productName }: Order) => planName || productName || '-';

function orderColumns(texts: BindTexts): readonly Column<Order>[] {
  const [t, tKit] = [texts(text), texts(kitText)];
  const dateOf = ({ createdOn }: Order) => formatDate(createdOn, viewLocale());
  const summaryOf = (order: Order) => (
    <>
      {dateOf(order)}
      {order.billingCycle && <> · {order.billingCycle}</>}
    </>
  );
  return [
    { key: 'id', heading: tKit('orderId'), cell: orderIdOf, isRowHeading: true, isOneLine: true, onlyIn: 'table' },
    { key: 'lead', heading: tKit('plan'), cell: orderLead, isRowHeading: true, onlyIn: 'lines' },
    { key: 'foldedId', heading: tKit('orderId'), cell: orderIdOf, isOneLine: true, onlyIn: 'lines' },
    { key: 'type', heading: t('orderType'), cell: orderType },
    { key: 'date', heading: t('orderDate'), cell: dateOf, isOneLine: true, onlyIn: 'table' },
    { key: 'summary', heading: t('orderDate'), cell: summaryOf, line: 'second', onlyIn: 'lines' },
    {
      key: 'amount',
      heading: t('orderAmount'),
      cell: ({ currencySign, amount }) => formatSignedAmount(currencySign, amount, placesOfAmounts, viewLocale()),
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
  ];
}

const tones: Readonly<Record<string, ChipProps['tone']>> = {
  paid: 'success',
  success: 'success',
  pending: 'warning',
  failed: 'danger',
};

const Status = ({ name }: { readonly name: string }) =>
  name ? <Chip tone={tones[name.toLowerCase()] ?? 'quiet'}>{name}</Chip> : '-';
