import type { BindTexts } from '../../../core/config/text.ts';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { formatDate } from '../../../core/format/time.ts';
import { ConfirmDialog } from '../../kit/layers/Dialog.tsx';
import { isRetail } from '../../../core/session/session.ts';
import { useSession } from '../../kit/use-session.ts';
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx';
import type { AccountFlow, EndingSubscription } from '../account.flow.ts';
import { t as tAccount } from '../account.text.ts';
import { t, text } from './deletion.text.ts';
import { text as kitText } from '../../kit/kit.text.ts';
import { useTexts, viewLocale } from '../../kit/language.ts';

interface DeleteDialogProps {
  readonly flow: AccountFlow;
  readonly subscriptions: readonly EndingSubscription[];
}

/** Names the subscriptions that end and the consequences before the user confirms (A11Y-28). */
export function DeleteDialog({ flow, subscriptions }: DeleteDialogProps) {
  const busy = useStore(flow.$isDeleting);
  const session = useSession();
  // A retail user sees no seats anywhere (CON-6.5).
  const hasSeats = session ? !isRetail(session) : false;
  const texts = useTexts();
  const locale = viewLocale();
  const columns = useMemo(() => subscriptionColumns(hasSeats, texts, locale), [hasSeats, texts, locale]);
  return (
    <ConfirmDialog
      title={tAccount('deleteAccount')}
      confirmLabel={tAccount('deleteAccount')}
      isDanger
      busy={busy}
      busyLabel={t('deleting')}
      onConfirm={() => void flow.confirmDeletion()}
      onCancel={flow.closeDialog}
    >
      <div className="d-stack">
        <p>{t('deleteQuestion')}</p>
        <ul className="d-account-consequences">
          <li>{t('deleteStops')}</li>
          <li>{t('deleteNoRefund')}</li>
          <li>{t('deleteSixMonths')}</li>
        </ul>
        <DataTable
          caption={t('deleteList')}
          isCompact
          columns={columns}
          rows={subscriptions}
          keyOf={subscriptionIdOf}
          empty={<p className="d-quiet">{t('deleteNone')}</p>}
        />
      </div>
    </ConfirmDialog>
  );
}

const subscriptionIdOf = ({ subscriptionId }: EndingSubscription) => subscriptionId;

function subscriptionColumns(
  hasSeats: boolean,
  texts: BindTexts,
  locale: string,
): readonly Column<EndingSubscription>[] {
  const tKit = texts(kitText);
  return [
    {
      key: 'id',
      heading: tKit('subscriptionId'),
      cell: subscriptionIdOf,
      isRowHeading: true,
      isOneLine: true,
    },
    {
      key: 'expiry',
      heading: texts(text)('deleteExpiry'),
      cell: ({ expiresOn }) => formatDate(expiresOn, locale),
      isOneLine: true,
    },
    ...(hasSeats ? [seatsColumn(tKit('seats'))] : []),
  ];
}

const seatsColumn = (heading: string): Column<EndingSubscription> => ({
  key: 'seats',
  heading,
  cell: ({ seats }) => String(seats ?? '-'),
  isNumber: true,
});
