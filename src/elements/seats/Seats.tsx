import { useEffect } from 'react';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { ArrowBack } from '../kit/controls/icons-more.tsx';
import { Spinner } from '../kit/feedback/Spinner.tsx';
import { Toast } from '../kit/feedback/Toast.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { useStore } from '../kit/use-store.ts';
import { SeatDialogs } from './SeatDialogs.tsx';
import { SeatsSkeleton } from './SeatsSkeleton.tsx';
import { SeatUsers } from './SeatUsers.tsx';
import css from './seats.css?inline';
import type { seatsAttributes } from './seats.element.ts';
import { createSeatsFlow, type SeatsFlow } from './seats.flow.ts';
import type { SeatsStep } from './seats.step.ts';
import { t } from './seats.text.ts';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

export default function Seats({ subscriptionId, orgId, daysCount }: PropsOf<typeof seatsAttributes>) {
  const flow = useFlow(createSeatsFlow);
  const step = useStore(flow.$step);
  const done = useStore(flow.$done);
  // The seats are asked for when they are there to be seen, and again for another subscription.
  useEffect(() => void flow.open({ subscriptionId, orgId, daysCount }), [flow, subscriptionId, orgId, daysCount]);
  useElementState(stateOf(step));
  if (step.at === 'no-access') return <Spinner />;
  return (
    <section className="d-seats">
      <div className="d-seats-top">
        <IconButton label={t('back')} icon={<ArrowBack />} onClick={flow.goBack} />
        <h1 className="d-title">{t('title', { id: subscriptionId })}</h1>
      </div>
      <Screen key={subscriptionId} flow={flow} step={step} />
      <SeatDialogs flow={flow} step={step} subscriptionId={subscriptionId} />
      {done && <Toast key={done.number} text={done.text} onGone={flow.forgetDone} />}
    </section>
  );
}

function Screen({ flow, step }: { readonly flow: SeatsFlow; readonly step: SeatsStep }) {
  const isOffline = useOffline();
  if (step.at === 'ready') return <SeatUsers flow={flow} step={step} />;
  if (step.at === 'failed' || isOffline) return <TryAgain onRetry={() => void flow.retry()} />;
  return <SeatsSkeleton />;
}

function stateOf(step: SeatsStep): ElementState {
  if (step.at === 'failed') return 'error';
  if (step.at === 'ready') return step.busy === 'no' ? 'ready' : 'busy';
  return step.at === 'loading' ? 'loading' : 'ready';
}
