import { useStore } from '@nanostores/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useFlow } from '../kit/context.ts';
import { useListState } from '../shared/list-state.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { useAnnouncement } from '../kit/feedback/LiveRegion.tsx';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { LoadError, useOffline } from '../kit/controls/LoadError.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import organizationsCss from './organizations.css?inline';
import { createOrganizationsFlow, type OrganizationList, type OrganizationsFlow } from './organizations.flow.ts';
import { t } from './organizations.text.ts';
import { OrganizationTable } from './OrganizationTable.tsx';
import { fieldsCss, Field } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { readForm } from '../kit/fields/form.ts';
import { Search } from '../kit/icons.tsx';
import { t as tList } from '../kit/lists/list.text.ts';

export const css = [fieldsCss, organizationsCss];

export default guarded(Organizations);

function Organizations() {
  const flow = useFlow(createOrganizationsFlow);
  const state = useStore(flow.$state);
  useEffect(() => void flow.open(), [flow]);
  useListState(state);
  return (
    <section className="d-stack d-organizations">
      <Heading className="d-title">{t('title')}</Heading>
      <Screen flow={flow} state={state} />
    </section>
  );
}

function Screen({ flow, state }: { readonly flow: OrganizationsFlow; readonly state: OrganizationList }) {
  const isOffline = useOffline();
  if (state.at === 'failed' || (state.at === 'loading' && isOffline))
    return <LoadError onRetry={() => void flow.retry()} />;
  if (state.at !== 'ready')
    return (
      <ListSkeleton label={t('loading')}>
        <div className="d-organizations-search">
          <Skeleton shape="field" />
        </div>
      </ListSkeleton>
    );
  const { content: list, appliedQuery, busy } = state;
  if (list.rows.length === 0 && appliedQuery === '' && busy === 'no')
    return <EmptyState drawing="list">{t('none')}</EmptyState>;
  return (
    <>
      <OrganizationSearch flow={flow} searchText={appliedQuery} />
      <OfflineNote state={state} onSearch={(text) => void flow.search(text)} />
      <div>
        <OrganizationTable flow={flow} rows={list.rows} isBusy={busy === 'search'} />
        {list.rows.length > 0 && <ShowMore list={list} isBusy={busy === 'more'} onMore={() => void flow.showMore()} />}
      </div>
    </>
  );
}

interface OrganizationSearchProps {
  readonly flow: OrganizationsFlow;
  /** In the field at first. */
  readonly searchText: string;
}

function OrganizationSearch({ flow, searchText }: OrganizationSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const tooLong = useStore(flow.$isTooLong) ? tList('searchTooLong') : undefined;
  useAnnouncement(tooLong);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tooLong) return box.current?.focus();
    void flow.submit(readForm(event.currentTarget).searchText ?? '');
  };
  return (
    <form className="d-organizations-search" role="search" noValidate onSubmit={submit}>
      <Field
        ref={box}
        label={t('searchLabel')}
        name="searchText"
        type="search"
        autoComplete="off"
        placeholder={t('searchPlaceholder')}
        isOptional="unsaid"
        defaultValue={searchText}
        error={tooLong}
        end={<Search />}
        onInput={({ currentTarget }) => flow.type(currentTarget.value)}
      />
    </form>
  );
}
