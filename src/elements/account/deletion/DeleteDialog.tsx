import type { BindTexts } from '../../../core/config/text.ts';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { formatDate } from '../../../core/format/time.ts';
import { ConfirmDialog } from '../../kit/layers/Dialog.tsx';
import { isRetail } from '../../../core/session/session.ts';
import { useFlow } from '../../kit/context.ts';
import { useSession } from '../../kit/use-session.ts';
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx';
import type { EndingSubscription } from '../account.flow.ts';
import { createDeletionFlow, type DeletionCallbacks } from './deletion.flow.ts';
import { t as tAccount } from '../account.text.ts';
import { t, text } from './deletion.text.ts';
import { text as kitText } from '../../kit/kit.text.ts';
import { useTexts, viewLocale } from '../../kit/language.ts';

interface DeleteDialogProps extends DeletionCallbacks {
  readonly subscriptions: readonly EndingSubscription[];
  readonly onClose: () => void;
}

/** Names the subscriptions that end and the consequences before the user confirms (A11Y-28). */
export function DeleteDialog({ subscriptions, onClose, ...end }: DeleteDialogProps) {
  const flow = useFlow((handle) => createDeletionFlow(handle, end));
  const isBusy = useStore(flow.$isBusy);
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
      isStatic={isBusy}
      busy={isBusy}
      busyLabel={t('deleting')}
      onConfirm={() => void flow.confirm()}
      onCancel={isBusy ? noop : onClose}
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

const noop = () => {};
