import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { useFlow } from '../kit/context.ts';
import { useListState } from '../shared/list-state.ts';
import { NoAccess } from '../shared/NoAccess.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { useOffline } from '../kit/use-offline.ts';
import { useOnChange } from '../kit/use-on-change.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import subscriptionsCss from './subscriptions.css?inline';
import type { subscriptionsAttributes } from './subscriptions.element.ts';
import { createSubscriptionsFlow, type SubscriptionsFlow, type SubscriptionsState } from './subscriptions.flow.ts';
import { t } from './subscriptions.text.ts';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { Lists } from './Lists.tsx';
import { PurchasedSkeleton } from './PurchasedSkeleton.tsx';

export const css = [fieldsCss, subscriptionsCss];

export default guarded(Subscriptions);

function Subscriptions({ orgId, daysCount, navigateToCheckout }: PropsOf<typeof subscriptionsAttributes>) {
  const flow = useFlow(createSubscriptionsFlow);
  const state = useStore(flow.$state);
  useOnChange(`${orgId} ${daysCount} ${navigateToCheckout}`, () => {
    void flow.open({ orgId, daysCount, goesToCheckout: navigateToCheckout });
  });
  // Effect: reloads the list when an element for seats or payments elsewhere on the page has changed subscriptions, also
  // while this element was away.
  useEffect(() => {
    void flow.reload();
    return onSubscriptionsStale(() => void flow.reload());
  }, [flow]);
  useListState(state);
  return (
    <section className="d-stack d-subscriptions">
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
  if (state.at === 'failed' || isOffline) return <LoadError onRetry={() => void flow.retry()} />;
  return (
    <ListSkeleton label={t('loading')}>
      <PurchasedSkeleton flow={flow} />
    </ListSkeleton>
  );
}
