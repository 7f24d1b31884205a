import { useEffect } from 'react';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useOffline } from '../kit/controls/use-offline.ts';
import { useStore } from '../kit/use-store.ts';
import css from './organizations.css?inline';
import { createOrganizationsFlow, type OrganizationsFlow, type OrganizationsStep } from './organizations.flow.ts';
import { t } from './organizations.text.ts';
import { OrganizationSearch } from './OrganizationSearch.tsx';
import { OrganizationTable } from './OrganizationTable.tsx';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

export default function Organizations() {
  const flow = useFlow(createOrganizationsFlow);
  const step = useStore(flow.$step);
  // The list is asked for when it is there to be seen.
  useEffect(() => void flow.open(), [flow]);
  useElementState(stateOf(step));
  return (
    <section className="d-organizations">
      <h1 className="d-title">{t('title')}</h1>
      <Screen flow={flow} step={step} />
    </section>
  );
}

function Screen({ flow, step }: { readonly flow: OrganizationsFlow; readonly step: OrganizationsStep }) {
  const isOffline = useOffline();
  if (step.at === 'failed' || (step.at === 'loading' && isOffline))
    return <TryAgain onRetry={() => void flow.retry()} />;
  if (step.at !== 'ready') return <ListSkeleton />;
  const { list, searchText, busy } = step;
  if (list.rows.length === 0 && searchText === '' && busy === 'no')
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

function stateOf(step: OrganizationsStep): ElementState {
  if (step.at === 'failed') return 'error';
  if (step.at === 'loading') return 'loading';
  return step.at === 'ready' && step.busy === 'no' ? 'ready' : 'busy';
}
