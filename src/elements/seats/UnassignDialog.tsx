import { useStore } from '@nanostores/react';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import { ConfirmDialog } from '../kit/layers/ConfirmDialog.tsx';
import { useFlow } from '../kit/context.ts';
import { nameOfUser } from './seats.rules.ts';
import { t } from './seat-dialogs.text.ts';
import { createUnassignFlow, type UnassignEnd } from './unassign.flow.ts';

interface UnassignDialogProps extends UnassignEnd {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Names the user and the seat before the seat is taken away (A11Y-28). */
export function UnassignDialog({ seat, onClose, ...end }: UnassignDialogProps) {
  const flow = useFlow((handle) => createUnassignFlow(handle, seat, end));
  const isBusy = useStore(flow.$isBusy);
  return (
    <ConfirmDialog
      title={t('unassignTitle')}
      confirmLabel={t('confirm')}
      isDanger
      isStatic={isBusy}
      busy={isBusy}
      busyLabel={t('unassigning')}
      onConfirm={() => void flow.unassign()}
      onCancel={isBusy ? stay : onClose}
    >
      <div className="d-stack">
        <p className="d-dialog-subject">{t('unassignFacts', { user: nameOfUser(seat), seat: seat.seatId })}</p>
        <p>{t('unassignText')}</p>
      </div>
    </ConfirmDialog>
  );
}

// A pending request can't be cancelled.
const stay = () => {};
