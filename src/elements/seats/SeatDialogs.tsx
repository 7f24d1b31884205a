import { lazy, Suspense } from 'react';
import { notLoaded } from '../../core/load-service.ts';
import { ConfirmDialog } from '../kit/layers/ConfirmDialog.tsx';
import { useStore } from '../kit/use-store.ts';
import { AssignDialog } from './AssignDialog.tsx';
import type { SeatsFlow } from './seats.flow.ts';
import { nameOfUser } from './seats.rules.ts';
import type { SeatsStep } from './seats.step.ts';
import { t } from './seats.text.ts';
import { UnassignDialog } from './UnassignDialog.tsx';

// Most visits need no file.
const CsvDialog = lazy(() => import('./csv/CsvDialog.tsx').catch(() => ({ default: CsvNotLoaded })));

const CsvNotLoaded = ({ onClose }: { readonly onClose: () => void }) => (
  <ConfirmDialog title={t('assignMany')} confirmLabel={t('ok')} onConfirm={onClose}>
    <p>{notLoaded('').text}</p>
  </ConfirmDialog>
);

interface SeatDialogsProps {
  readonly flow: SeatsFlow;
  readonly step: SeatsStep;
  readonly subscriptionId: string;
}

/** The one dialog that is open, if any. */
export function SeatDialogs({ flow, step, subscriptionId }: SeatDialogsProps) {
  const dialog = useStore(flow.$dialog);
  if (!dialog || step.at !== 'ready') return null;
  const { detail } = step;
  const close = () => flow.show(null);
  if (dialog.at === 'message') {
    return (
      <ConfirmDialog title={dialog.title} confirmLabel={t('ok')} onConfirm={close}>
        <div className="d-stack">
          {dialog.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </ConfirmDialog>
    );
  }
  if (dialog.at === 'csv') {
    return (
      <Suspense fallback={null}>
        <CsvDialog
          subscriptionId={subscriptionId}
          detail={detail}
          onAssigned={(count) => flow.finish(t('assignedMany', { count }), { changesCounts: true })}
          onUnknown={flow.recheck}
          onClose={close}
        />
      </Suspense>
    );
  }
  const { seat } = dialog;
  const old = nameOfUser(seat);
  if (dialog.at === 'unassign') {
    return (
      <UnassignDialog
        seat={seat}
        onDone={() => flow.finish(t('removed', { user: old }), { changesCounts: true })}
        onFailed={(isUnknown) => flow.fail(t('unassignFailed'), t('unassignFailedText'), isUnknown)}
        onClose={close}
      />
    );
  }
  const isChange = dialog.at === 'change';
  return (
    <AssignDialog
      seat={seat}
      isChange={isChange}
      subscriptionId={subscriptionId}
      countries={detail.countries}
      onAssigned={(email) =>
        isChange
          ? flow.finish(t('changed', { old, new: email }), { changesCounts: false })
          : flow.finish(t('assignedTo', { email }), { changesCounts: true })
      }
      onFailed={(email, isUnknown) =>
        isChange
          ? flow.fail(t('changeFailed'), t('changeFailedText', { old, new: email }), isUnknown)
          : flow.fail(t('assignFailed'), t('assignFailedText', { email }), isUnknown)
      }
      onUnknown={flow.recheck}
      onClose={close}
    />
  );
}
