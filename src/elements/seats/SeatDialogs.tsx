import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { notLoaded } from '../../core/load-service.ts';
import { ConfirmDialog } from '../kit/layers/ConfirmDialog.tsx';
import { AssignDialog } from './assign/AssignDialog.tsx';
import type { SeatDetail, SeatsFlow } from './seats.flow.ts';
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
  readonly detail: SeatDetail;
  readonly subscriptionId: string;
}

/** The one dialog that is open, if any. */
export function SeatDialogs({ flow, detail, subscriptionId }: SeatDialogsProps) {
  const dialog = useStore(flow.$dialog);
  const close = () => flow.show(null);
  if (!dialog) return null;
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
        <CsvDialog subscriptionId={subscriptionId} detail={detail} {...flow.ends.csv()} onClose={close} />
      </Suspense>
    );
  }
  const { at, seat } = dialog;
  if (at === 'unassign') return <UnassignDialog seat={seat} {...flow.ends.unassign(seat)} onClose={close} />;
  return (
    <AssignDialog
      seat={seat}
      isChange={at === 'change'}
      subscriptionId={subscriptionId}
      countries={detail.countries}
      {...(at === 'change' ? flow.ends.change(seat) : flow.ends.assign())}
      onClose={close}
    />
  );
}
