import { useStore } from '@nanostores/react';
import { lazy, Suspense, useMemo } from 'react';
import { notLoaded } from '../../core/load-service.ts';
import { ConfirmDialog } from '../kit/layers/ConfirmDialog.tsx';
import { AssignDialog } from './assign/AssignDialog.tsx';
import { createSeatEnds } from './seat-ends.ts';
import { t } from './seat-dialogs.text.ts';
import type { SeatDetail, SeatsFlow } from './seats.flow.ts';
import { t as tSeats } from './seats.text.ts';
import { UnassignDialog } from './UnassignDialog.tsx';

// Loaded on demand: most visits need no CSV dialog.
const CsvDialog = lazy(() => import('./csv/CsvDialog.tsx').catch(() => ({ default: CsvNotLoaded })));

const CsvNotLoaded = ({ onClose }: { readonly onClose: () => void }) => (
  <ConfirmDialog title={tSeats('assignMany')} confirmLabel={t('ok')} onConfirm={onClose}>
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
  const ends = useMemo(() => createSeatEnds(flow), [flow]);
  const { close } = flow;
  if (!dialog) return null;
  if (dialog.at === 'message') return <Message {...dialog} onClose={close} />;
  if (dialog.at === 'limit') return <Message title={t('limit')} texts={[t('limitText')]} onClose={close} />;
  if (dialog.at === 'csv') {
    return (
      <Suspense fallback={null}>
        <CsvDialog subscriptionId={subscriptionId} detail={detail} {...ends.csv()} onClose={close} />
      </Suspense>
    );
  }
  const { at, seat } = dialog;
  if (at === 'unassign') return <UnassignDialog seat={seat} {...ends.unassign(seat)} onClose={close} />;
  return (
    <AssignDialog
      seat={seat}
      isChange={at === 'change'}
      subscriptionId={subscriptionId}
      countries={detail.countries}
      {...(at === 'change' ? ends.change(seat) : ends.assign())}
      onClose={close}
    />
  );
}

interface MessageProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly onClose: () => void;
}

const Message = ({ title, texts, onClose }: MessageProps) => (
  <ConfirmDialog title={title} confirmLabel={t('ok')} onConfirm={onClose}>
    <div className="d-stack">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </ConfirmDialog>
);
