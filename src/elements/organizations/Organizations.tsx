import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import css from './organizations.css?inline';
import { createOrganizationsFlow, type OrganizationList, type OrganizationsFlow } from './organizations.flow.ts';
import { t } from './organizations.text.ts';
import { OrganizationSearch } from './OrganizationSearch.tsx';
import { OrganizationTable } from './OrganizationTable.tsx';
import { fieldsCss } from '../kit/feedback/Note.tsx';
import { guarded } from '../runtime/guarded.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

export default guarded(Organizations);

function Organizations() {
  const flow = useFlow(createOrganizationsFlow);
  const state = useStore(flow.$state);
  // Loads the list when the element is shown.
  useEffect(() => void flow.open(), [flow]);
  useElementState(stateOf(state));
  return (
    <section className="d-organizations">
      <Heading className="d-title">{t('title')}</Heading>
      <Screen flow={flow} state={state} />
    </section>
  );
}

function Screen({ flow, state }: { readonly flow: OrganizationsFlow; readonly state: OrganizationList }) {
  const isOffline = useOffline();
  if (state.at === 'failed' || (state.at === 'loading' && isOffline))
    return <TryAgain onRetry={() => void flow.retry()} />;
  if (state.at !== 'ready') return <ListSkeleton />;
  const { content: list, found, busy } = state;
  if (list.rows.length === 0 && found === '' && busy === 'no')
    return <EmptyState drawing="list">{t('none')}</EmptyState>;
  return (
    <>
      <OrganizationSearch flow={flow} />
      <div>
        <OrganizationTable flow={flow} rows={list.rows} isBusy={busy === 'search'} />
        {list.rows.length > 0 && <ShowMore list={list} isBusy={busy === 'more'} onMore={() => void flow.showMore()} />}
      </div>
    </>
  );
}

const ListSkeleton = () => (
  <div className="d-organizations-skeleton" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    <div className="d-organizations-search">
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="row" count={9} />
  </div>
);

function stateOf(state: OrganizationList): ElementState {
  if (state.at === 'failed') return 'error';
  if (state.at === 'loading') return 'loading';
  return state.busy === 'no' ? 'ready' : 'busy';
}
