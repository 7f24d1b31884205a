import { useStore } from '@nanostores/react';
import { Fragment, useEffect } from 'react';
import { drawn } from '../../core/format/text.ts';
import { formatUnbrokenDate } from '../../core/format/time.ts';
import { systemClock } from '../../core/page/clock.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { useFlow } from '../kit/context.ts';
import { useOnChange } from '../kit/use-on-change.ts';
import { useListState } from '../shared/list-state.ts';
import { NoAccess } from '../shared/NoAccess.tsx';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { ArrowBack } from '../kit/icons.tsx';
import { IconButton } from '../kit/controls/Button.tsx';
import { Toast } from '../kit/feedback/Toast.tsx';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { useOffline } from '../kit/use-offline.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { SeatUsers } from './SeatUsers.tsx';
import seatsCss from './seats.css?inline';
import type { seatsAttributes } from './seats.element.ts';
import { createSeatsFlow, type SeatsFlow } from './seats.flow.ts';
import type { SeatsReady, SeatsState } from './seats.lists.ts';
import { t } from './seats.text.ts';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { noRows } from '../../core/state/paged-list.ts';
import { everySeat } from './seats.rules.ts';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { viewLocale } from '../kit/language.ts';

export const css = [fieldsCss, seatsCss];

const SeatDialogs = lazyView(() => import('./SeatDialogs.tsx'), Nothing);

export default guarded(Seats);

function Seats({ subscriptionId, orgId, daysCount }: PropsOf<typeof seatsAttributes>) {
  const flow = useFlow((handle) => createSeatsFlow(handle, SeatDialogs));
  const state = useStore(flow.$state);
  const done = useStore(flow.$toast);
  const dialog = useStore(flow.$dialog);
  useOnChange(`${subscriptionId} ${orgId} ${daysCount}`, () => void flow.open({ subscriptionId, orgId, daysCount }));
  // Effect: follows the session only while the element is on the page.
  useEffect(() => flow.followSession(), [flow]);
  useListState(state);
  return (
    <section className="d-stack d-seats">
      <div className="d-seats-top">
        <IconButton label={t('back')} icon={<ArrowBack />} onClick={flow.goBack} />
        <div>
          <Heading className="d-title">{t('title', { id: subscriptionId })}</Heading>
          <Subscription flow={flow} />
        </div>
      </div>
      <Screen key={subscriptionId} flow={flow} state={state} isKnown={subscriptionId !== ''} />
      {dialog && state.at === 'ready' && (
        <SeatDialogs flow={flow} detail={state.content.detail} subscriptionId={subscriptionId} />
      )}
      {done && <Toast key={done.number} text={done.text} tone={done.tone} onDismiss={flow.dismissToast} />}
    </section>
  );
}

/** A line that names the subscription. It is rendered empty until the name has loaded, so that nothing moves then. */
function Subscription({ flow }: { readonly flow: SeatsFlow }) {
  const state = useStore(flow.$subscription);
  const found = state.at === 'ready' ? state.value : null;
  const words = found && [found.orgName, [found.productName, found.planName].filter(Boolean).join(', '), endOf(found)];
  return (
    <p className="d-seats-subscription d-quiet" translate="no">
      {words?.filter(Boolean).map((word, at) => (
        <Fragment key={word}>
          {at > 0 && ' · '}
          <bdi>{drawn(word)}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

function endOf({ expiresOn }: PurchasedSubscription): string {
  if (!expiresOn) return '';
  const isExpired = expiresOn.getTime() < systemClock.now();
  return t(isExpired ? 'expiredOn' : 'expiresOn', { date: formatUnbrokenDate(expiresOn, viewLocale()) });
}

interface ScreenProps {
  readonly flow: SeatsFlow;
  readonly state: SeatsState;
  /** False without the id of a subscription: nothing loads then. */
  readonly isKnown: boolean;
}

function Screen({ flow, state, isKnown }: ScreenProps) {
  const isOffline = useOffline();
  if (state.at === 'ready') return <SeatUsers flow={flow} state={state} />;
  if (state.at === 'no-access') return <NoAccess />;
  if (state.at === 'failed' || isOffline) return <LoadError onRetry={() => void flow.retry()} />;
  return (
    <ListSkeleton label={t('loading')}>
      {isKnown && <SeatUsers flow={flow} state={loadingSeats} isLoading />}
    </ListSkeleton>
  );
}

const loadingSeats: SeatsReady = {
  at: 'ready',
  busy: 'no',
  query: everySeat,
  appliedQuery: everySeat,
  page: 1,
  content: {
    detail: {
      assignedSeats: 0,
      emptySeats: 0,
      totalSeats: 0,
      isSpeechApi: false,
      countries: [],
      csvTemplateUrl: '',
    },
    list: noRows,
  },
};
