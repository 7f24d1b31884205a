import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { ArrowBack } from '../kit/icons/arrows.tsx';
import { Spinner } from '../kit/feedback/Spinner.tsx';
import { Toast } from '../kit/feedback/Toast.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { seatDialogs } from './seat-dialogs.ts';
import { SeatsSkeleton } from './SeatsSkeleton.tsx';
import { SeatUsers } from './SeatUsers.tsx';
import css from './seats.css?inline';
import type { seatsAttributes } from './seats.element.ts';
import { createSeatsFlow, type SeatsFlow, type SeatsState } from './seats.flow.ts';
import { t } from './seats.text.ts';
import { fieldsCss } from '../kit/feedback/Note.tsx';
import { guarded } from '../runtime/guarded.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

export default guarded(Seats);

function Seats({ subscriptionId, orgId, daysCount }: PropsOf<typeof seatsAttributes>) {
  const flow = useFlow((handle) => createSeatsFlow(handle, seatDialogs));
  const state = useStore(flow.$state);
  const done = useStore(flow.$done);
  const dialogs = useStore(seatDialogs.$part);
  // Loads the seats when the element is shown, and again for another subscription.
  useEffect(() => void flow.open({ subscriptionId, orgId, daysCount }), [flow, subscriptionId, orgId, daysCount]);
  useElementState(stateOf(state));
  if (state.at === 'no-access') return <Spinner />;
  return (
    <section className="d-seats">
      <div className="d-seats-top">
        <IconButton label={t('back')} icon={<ArrowBack />} onClick={flow.goBack} />
        <Heading className="d-title">{t('title', { id: subscriptionId })}</Heading>
      </div>
      <Screen key={subscriptionId} flow={flow} state={state} />
      {dialogs && state.at === 'ready' && (
        <dialogs.SeatDialogs flow={flow} detail={state.content.detail} subscriptionId={subscriptionId} />
      )}
      {done && <Toast key={done.number} text={done.text} tone={done.tone} onGone={flow.forgetDone} />}
    </section>
  );
}

function Screen({ flow, state }: { readonly flow: SeatsFlow; readonly state: SeatsState }) {
  const isOffline = useOffline();
  if (state.at === 'ready') return <SeatUsers flow={flow} state={state} />;
  if (state.at === 'failed' || isOffline) return <TryAgain onRetry={() => void flow.retry()} />;
  return <SeatsSkeleton />;
}

function stateOf(state: SeatsState): ElementState {
  if (state.at === 'failed') return 'error';
  if (state.at === 'ready') return state.busy === 'no' ? 'ready' : 'busy';
  return state.at === 'loading' ? 'loading' : 'ready';
}
