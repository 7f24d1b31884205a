import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { Lists } from './Lists.tsx';
import { ListsSkeleton } from './ListsSkeleton.tsx';
import { NoAccess } from './NoAccess.tsx';
import css from './subscriptions.css?inline';
import type { subscriptionsAttributes } from './subscriptions.element.ts';
import { createSubscriptionsFlow, type SubscriptionsFlow, type SubscriptionsState } from './subscriptions.flow.ts';
import { t } from './subscriptions.text.ts';
import { fieldsCss } from '../kit/feedback/Note.tsx';
import { guarded } from '../runtime/guarded.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

type SubscriptionsProps = PropsOf<typeof subscriptionsAttributes>;

export default guarded(Subscriptions);

function Subscriptions({ orgId, daysCount, navigateToCheckout }: SubscriptionsProps) {
  const flow = useFlow(createSubscriptionsFlow);
  const state = useStore(flow.$state);
  // Loads the list when the element is shown, and again for another organisation.
  useEffect(
    () => void flow.open({ orgId, daysCount, goesToCheckout: navigateToCheckout }),
    [flow, orgId, daysCount, navigateToCheckout],
  );
  // Reloads when another element of the page has changed a subscription.
  useEffect(() => onSubscriptionsStale(() => void flow.reload()), [flow]);
  useElementState(stateOf(state));
  return (
    <section className="d-subscriptions">
      <Heading className="d-title">{t('title')}</Heading>
      <div>
        <Screen flow={flow} state={state} />
      </div>
    </section>
  );
}

function Screen({ flow, state }: { readonly flow: SubscriptionsFlow; readonly state: SubscriptionsState }) {
  const isOffline = useOffline();
  if (state.at === 'ready') return <Lists flow={flow} state={state} />;
  if (state.at === 'no-access') return <NoAccess />;
  if (state.at === 'failed' || isOffline) return <TryAgain onRetry={() => void flow.retry()} />;
  return <ListsSkeleton />;
}

function stateOf(state: SubscriptionsState): ElementState {
  if (state.at === 'failed') return 'error';
  if (state.at === 'ready') return state.busy === 'no' ? 'ready' : 'busy';
  return state.at === 'loading' ? 'loading' : 'ready';
}
