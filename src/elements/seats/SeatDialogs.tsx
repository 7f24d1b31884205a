import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../kit/layers/Dialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import { createUnassignFlow } from './seat-changes.flow.ts';
import { createUnassignManyFlow } from './unassign-many.flow.ts';
import { t } from './seat-dialogs.text.ts';
import type { SeatChange } from './seats-dialogs.flow.ts';
import type { SeatsFlow } from './seats.flow.ts';
import type { SeatDetail } from './seats.lists.ts';
import { t as tSeats } from './seats.text.ts';
import type { Localized } from '../../core/config/text.ts';
import { useFlow } from '../kit/context.ts';
import { lazyView } from '../kit/lazy-view.tsx';
import { nameOfUser } from './seats.rules.ts';
import { dialogLost } from '../kit/layers/dialog-loader.ts';
import { translated } from '../kit/language.ts';

const CsvDialog = lazyView(() => import('./csv/CsvDialog.tsx'), CsvNotLoaded);

function CsvNotLoaded({ seats }: { readonly seats: SeatsFlow }) {
  return <Message title={tSeats('assignMany')} texts={[dialogLost]} onClose={seats.close} />;
}

interface SeatDialogsProps {
  readonly flow: SeatsFlow;
  readonly detail: SeatDetail;
  readonly subscriptionId: string;
}

export default function SeatDialogs({ flow, detail, subscriptionId }: SeatDialogsProps) {
  const dialog = useStore(flow.$dialog);
  const { close } = flow;
  if (!dialog) return null;
  if (dialog.at === 'message') return <Message {...dialog} onClose={close} />;
  if (dialog.at === 'limit') return <Message title={t('limit')} texts={[t('limitText')]} onClose={close} />;
  if (dialog.at === 'csv') {
    const { isUnfinished = false } = dialog;
    return <CsvDialog seats={flow} {...{ subscriptionId, detail, isUnfinished }} />;
  }
  if (dialog.at === 'unassign') return <UnassignDialog seats={flow} change={dialog} />;
  if (dialog.at === 'unassign-many')
    return <UnassignManyDialog flow={flow} seats={dialog.seats} subscriptionId={subscriptionId} />;
  return <AssignDialog seats={flow} change={dialog} subscriptionId={subscriptionId} countries={detail.countries} />;
}

interface MessageProps {
  readonly title: Localized;
  readonly texts: readonly Localized[];
  readonly seats?: readonly Seat[];
  readonly onClose: () => void;
}

const Message = ({ title, texts, seats, onClose }: MessageProps) => (
  <ConfirmDialog title={translated(title)} confirmLabel={t('ok')} onConfirm={onClose}>
    <div className="d-stack">
      {texts.map(translated).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {seats && <SeatNames seats={seats} />}
    </div>
  </ConfirmDialog>
);

/** Names the user and the seat before the user loses the seat (A11Y-28). */
function UnassignDialog({ seats, change }: { readonly seats: SeatsFlow; readonly change: SeatChange }) {
  const flow = useFlow((handle) => createUnassignFlow(handle, seats, change));
  const busy = useStore(flow.$isBusy);
  return (
    <ConfirmDialog
      title={t('unassignTitle')}
      confirmLabel={t('confirm')}
      isDanger
      busy={busy}
      busyLabel={t('unassigning')}
      onConfirm={() => void flow.unassign()}
      onCancel={seats.close}
    >
      <div className="d-stack">
        <p className="d-dialog-subject">
          {t('unassignFacts', { user: nameOfUser(change.seat), seat: change.seat.seatId })}
        </p>
        <p>{t('unassignText')}</p>
      </div>
    </ConfirmDialog>
  );
}

const SeatNames = ({ seats }: { readonly seats: readonly Seat[] }) => (
  <ul className="d-seats-names">
    {seats.map((seat) => (
      <li key={seat.seatId} className="d-dialog-subject">
        {t('unassignFacts', { user: nameOfUser(seat), seat: seat.seatId })}
      </li>
    ))}
  </ul>
);

interface UnassignManyDialogProps {
  readonly flow: SeatsFlow;
  readonly seats: readonly Seat[];
  readonly subscriptionId: string;
}

/** Names every user and seat before the users lose them (A11Y-28). */
function UnassignManyDialog({ flow: screen, seats, subscriptionId }: UnassignManyDialogProps) {
  const flow = useFlow((handle) => createUnassignManyFlow(handle, screen, seats, subscriptionId));
  const busy = useStore(flow.$isBusy);
  return (
    <ConfirmDialog
      title={t('unassignManyTitle', { count: seats.length })}
      confirmLabel={t('confirm')}
      isDanger
      busy={busy}
      busyLabel={t('unassigning')}
      onConfirm={() => void flow.unassign()}
      onCancel={screen.close}
    >
      <div className="d-stack">
        <SeatNames seats={seats} />
        <p>{t('unassignManyText')}</p>
      </div>
    </ConfirmDialog>
  );
}
