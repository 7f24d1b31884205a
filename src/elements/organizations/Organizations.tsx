import { useStore } from '@nanostores/react';
import { useEffect, useRef, type FormEvent, Fragment, useMemo, type RefObject } from 'react';
import { useFlow } from '../kit/context.ts';
import { useListState } from '../shared/list-state.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { useAnnouncement } from '../kit/feedback/LiveRegion.tsx';
import { NothingFound } from '../kit/lists/NothingFound.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { noRows } from '../../core/state/paged-list.ts';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { useOffline } from '../kit/use-offline.ts';
import { useOnChange } from '../kit/use-on-change.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import organizationsCss from './organizations.css?inline';
import {
  createOrganizationsFlow,
  type OrganizationList,
  type OrganizationsFlow,
  orgIdOf,
  sortValues,
} from './organizations.flow.ts';
import { t, text } from './organizations.text.ts';
import { fieldsCss, Field } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { readForm } from '../kit/fields/form.ts';
import { Search } from '../kit/icons.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import type { BindTexts } from '../../core/config/text.ts';
import { formatNumber } from '../../core/format/text.ts';
import { sorted } from '../../core/format/sorted.ts';
import type { Organization } from '../../core/service/endpoints/organizations.ts';
import { ConsoleLink } from '../kit/controls/Links.tsx';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { TruncatedInLink } from '../kit/lists/Truncated.tsx';
import { viewLocale, useBindTexts } from '../kit/language.ts';

export const css = [fieldsCss, organizationsCss];

export default guarded(Organizations);

function Organizations() {
  const flow = useFlow(createOrganizationsFlow);
  const state = useStore(flow.$state);
  useOnChange(flow, flow.open);
  // Effect: a removed element searches no more for what was typed.
  useEffect(() => flow.stopTyping, [flow]);
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
  const isLoadingAll = useStore(flow.$isLoadingAll);
  const isIncomplete = useStore(flow.$isIncomplete);
  const box = useRef<HTMLInputElement>(null);
  if (state.at === 'failed' || (state.at === 'loading' && isOffline))
    return <LoadError onRetry={() => void flow.retry()} />;
  if (state.at !== 'ready')
    return (
      <ListSkeleton label={t('loading')}>
        <div className="d-stack">
          <div className="d-organizations-tools">
            <OrganizationSearch box={box} flow={flow} searchText={state.query} />
          </div>
          <OrganizationTable flow={flow} rows={noRows.rows} isBusy={false} isLoading searchBox={box} />
        </div>
      </ListSkeleton>
    );
  const { content: list, appliedQuery, busy } = state;
  if (list.rows.length === 0 && appliedQuery === '' && busy === 'no')
    return <EmptyState drawing="list">{t('none')}</EmptyState>;
  return (
    <>
      <div className="d-organizations-tools">
        <OrganizationSearch box={box} flow={flow} searchText={appliedQuery} />
        <ListTools list={list} isLoadingAll={isLoadingAll} onStop={flow.stopLoading} />
      </div>
      <OfflineNote state={state} onSearch={(text) => void flow.search(text)} />
      {isIncomplete && <Notice tone="danger">{tList('incomplete')}</Notice>}
      <div>
        <OrganizationTable flow={flow} rows={list.rows} isBusy={busy === 'search'} searchBox={box} />
        {list.rows.length > 0 && (
          <ShowMore list={list} isBusy={busy === 'more' || isLoadingAll} onMore={() => void flow.showMore()} />
        )}
      </div>
    </>
  );
}

interface OrganizationSearchProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly flow: OrganizationsFlow;
  readonly searchText: string;
}

function OrganizationSearch({ box, flow, searchText }: OrganizationSearchProps) {
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

interface OrganizationTableProps {
  readonly flow: OrganizationsFlow;
  readonly rows: readonly Organization[];
  readonly isBusy: boolean;
  readonly isLoading?: boolean;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

function OrganizationTable({ flow, searchBox, rows, ...table }: OrganizationTableProps) {
  const bind = useBindTexts();
  const locale = viewLocale();
  const sort = useStore(flow.$sort);
  const ordered = useMemo(() => sorted(rows, sort, sortValues, locale), [rows, sort, locale]);
  const { columns, open } = useMemo(
    () => ({
      columns: columnsFor(flow, bind),
      open: (row: Organization, key: string) =>
        flow.linkTo(row, key === 'expired' || key === 'expiring' ? key : 'all').onGo(),
    }),
    [flow, bind],
  );
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      keyOf={orgIdOf}
      rows={ordered}
      sort={{ by: sort, onSort: (key) => void flow.sortBy(key) }}
      onOpen={open}
      linesBelowEm={30}
      emptyRow={<NothingFound searchBox={searchBox} />}
      {...table}
    />
  );
}

function columnsFor(flow: OrganizationsFlow, bind: BindTexts): readonly Column<Organization>[] {
  const t = bind(text);
  const counted = (target: 'expired' | 'expiring', heading: string): Column<Organization> => ({
    key: target,
    heading,
    cell: (row) => <Counted row={row} flow={flow} target={target} />,
    isNumber: true,
    isSortable: true,
    onlyIn: 'table',
  });
  return [
    {
      key: 'id',
      heading: t('columnId'),
      cell: (row) => (
        <ConsoleLink {...flow.linkTo(row, 'all')}>
          <TruncatedInLink text={row.orgId} />
        </ConsoleLink>
      ),
      isRowHeading: true,
      isOneLine: true,
      line: 'second',
    },
    {
      key: 'name',
      heading: t('columnName'),
      cell: (row) => row.name || '-',
      isSortable: true,
      onlyIn: 'table',
    },
    {
      key: 'lead',
      heading: t('columnName'),
      cell: (row) =>
        row.name ? (
          <ConsoleLink {...flow.linkTo(row, 'all')}>
            <TruncatedInLink text={row.name} />
          </ConsoleLink>
        ) : (
          '-'
        ),
      line: 'first',
      onlyIn: 'lines',
    },
    {
      key: 'summary',
      heading: t('columnExpired'),
      cell: (row) => <Summary row={row} flow={flow} />,
      line: 'second',
      onlyIn: 'lines',
    },
    counted('expired', t('columnExpired')),
    counted('expiring', t('columnExpiring')),
  ];
}

interface SummaryProps {
  readonly row: Organization;
  readonly flow: OrganizationsFlow;
}

function Counted({ row, flow, target }: SummaryProps & { readonly target: 'expired' | 'expiring' }) {
  const count = row[`${target}Count`];
  const label = t(`${target}Of`, { count: count ?? '-', name: row.name || row.orgId });
  return (
    <ConsoleLink {...flow.linkTo(row, target)} label={label} isFaint={!count}>
      {formatNumber(count, viewLocale())}
    </ConsoleLink>
  );
}

function Summary({ row, flow }: SummaryProps) {
  return (['expired', 'expiring'] as const).map((target, at) => {
    const count = row[`${target}Count`];
    if (count === null) return null;
    return (
      <Fragment key={target}>
        {at > 0 && ' · '}
        <ConsoleLink {...flow.linkTo(row, target)} isFaint={!count}>
          {t(`${target}Count`, { count })}
        </ConsoleLink>
      </Fragment>
    );
  });
}
