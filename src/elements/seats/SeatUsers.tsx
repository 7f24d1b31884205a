import { useStore } from '@nanostores/react';
import { Counters } from '../kit/lists/Counters.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Menu } from '../kit/layers/Menu.tsx';
import { clearSearch, NothingFound } from '../kit/lists/NothingFound.tsx';
import { viewLocale } from '../kit/language.ts';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { SeatTable } from './SeatTable.tsx';
import { csvOpener, manyOpener } from './seats-dialogs.flow.ts';
import type { SeatsFlow } from './seats.flow.ts';
import type { SeatDetail, SeatsReady } from './seats.lists.ts';
import { type SeatQuery, searchError } from './seats.rules.ts';
import { t } from './seats.text.ts';
import type { SeatFilter } from '../../core/service/endpoints/seats.ts';
import { useRef, useState, type RefObject } from 'react';
import { Button, IconButton } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { ChevronDown, Cross, Search } from '../kit/icons.tsx';

const noop = () => {};

interface SeatUsersProps {
  readonly flow: SeatsFlow;
  readonly state: SeatsReady;
  /** True: shows a skeleton. */
  readonly isLoading?: boolean;
}

export function SeatUsers({ flow, state, isLoading = false }: SeatUsersProps) {
  const { busy } = state;
  const opening = useStore(flow.$opening);
  const isLoadingAll = useStore(flow.$isLoadingAll);
  const isIncomplete = useStore(flow.$isIncomplete);
  const locale = viewLocale();
  const [isSearchOpen, openSearch] = useState(false);
  const { detail, list } = state.content;
  const box = useRef<HTMLInputElement>(null);
  // While a search is pending, shows its filter and text; otherwise those of the last successful search, to which the
  // rows belong, even if a later search has failed.
  const query = busy === 'search' ? state.query : state.appliedQuery;
  return (
    <Tabs label={t('seatUsers')} tabs={[{ id: 'users', label: t('seatUsers') }]} selected="users" onSelect={noop}>
      <div className="d-stack">
        <SeatCounters flow={flow} detail={isLoading ? null : detail} filter={query.filter} />
        <div className="d-seats-tools" data-open={isSearchOpen || query.searchText !== '' || undefined}>
          <span className="d-seats-fold">
            <Button
              icon={<Search />}
              aria={{ 'aria-expanded': isSearchOpen }}
              onClick={() => openSearch(!isSearchOpen)}
            >
              {t('searchLabel')}
            </Button>
          </span>
          <SearchField ref={box} flow={flow} isSpeechApi={detail.isSpeechApi} searchText={query.searchText} />
          {!detail.isSpeechApi && isLoading && <Button endIcon={<ChevronDown />}>{t('assignMenu')}</Button>}
          {!detail.isSpeechApi && !isLoading && (
            <Menu
              label={t('assignMenu')}
              busy={opening === csvOpener}
              onPreload={flow.preload}
              items={[{ label: t('assignMany'), onSelect: () => void flow.openCsv() }]}
            />
          )}
        </div>
        <OfflineNote state={state} onSearch={(wanted) => void flow.find(wanted)} />
        {isIncomplete && <Notice tone="danger">{tList('incomplete')}</Notice>}
        <ListTools
          list={list}
          isLoadingAll={isLoadingAll}
          onStop={flow.stopLoading}
          onExport={() => void flow.exportCsv(locale)}
        >
          <Heading depth={1} className="d-heading">
            {headingOf(query)}
          </Heading>
        </ListTools>
        <SeatTable
          flow={flow}
          seats={list.rows}
          isSpeechApi={detail.isSpeechApi}
          isBusy={busy === 'search'}
          isLoading={isLoading}
          caption={headingOf(query)}
          emptyRow={<NothingFound searchBox={query.searchText === '' ? undefined : box} />}
        />
        <Marked flow={flow} />
        {list.rows.length > 0 && (
          <ShowMore list={list} isBusy={busy === 'more' || isLoadingAll} onMore={() => void flow.showMore()} />
        )}
      </div>
    </Tabs>
  );
}

const headings = { all: 'headingAll', assigned: 'headingAssigned', empty: 'headingEmpty' } as const;

function headingOf({ filter, searchText }: SeatQuery): string {
  const heading = t(headings[filter]);
  return searchText === '' ? heading : t('headingFound', { heading, text: searchText });
}

/** The number of marked seats, and the buttons for all of them. */
function Marked({ flow }: { readonly flow: SeatsFlow }) {
  const marked = useStore(flow.$marked);
  const opening = useStore(flow.$opening);
  if (marked.size === 0) return null;
  return (
    <div className="d-seats-marked">
      <p role="status">{t('marked', { count: marked.size })}</p>
      <Button isSmall busy={opening === manyOpener} onPreload={flow.preload} onClick={() => void flow.askAll()}>
        {t('unassignMarked')}
      </Button>
      <IconButton label={t('unmark')} icon={<Cross />} onClick={() => flow.mark([])} />
    </div>
  );
}

interface CountersProps {
  readonly flow: SeatsFlow;
  readonly detail: SeatDetail | null;
  readonly filter: SeatFilter;
}

function SeatCounters({ flow, detail, filter }: CountersProps) {
  return (
    <Counters
      label={t('counters')}
      selected={filter}
      onSelect={(chosen) => void flow.filterBy(chosen)}
      counters={[
        { key: 'assigned', label: t('assigned'), count: detail?.assignedSeats ?? null },
        { key: 'empty', label: t('empty'), count: detail?.emptySeats ?? null },
        { key: 'all', label: t('all'), count: detail?.totalSeats ?? null },
      ]}
    />
  );
}

interface SearchFieldProps {
  readonly flow: SeatsFlow;
  readonly isSpeechApi: boolean;
  readonly searchText: string;
  readonly ref: RefObject<HTMLInputElement | null>;
}

function SearchField({ flow, isSpeechApi, searchText, ref }: SearchFieldProps) {
  const [hasText, setHasText] = useState(searchText !== '');
  const { errors, submit, revalidate } = useFormErrors(({ searchText: typedText = '' }, bind) => ({
    searchText: searchError(typedText, bind),
  }));

  const typed = (typedText: string) => {
    setHasText(typedText !== '');
    if (typedText === '') void flow.search('');
  };
  return (
    <form
      className="d-seats-search"
      role="search"
      noValidate
      onSubmit={submit(({ searchText: typedText = '' }) => void flow.search(typedText))}
      onInput={revalidate}
    >
      <Field
        ref={ref}
        label={t('searchLabel')}
        name="searchText"
        type="code"
        inputMode="search"
        autoComplete="off"
        isOptional="unsaid"
        defaultValue={searchText}
        placeholder={t(isSpeechApi ? 'searchTags' : 'searchUsers')}
        error={errors.searchText}
        end={hasText && <IconButton label={tList('clear')} icon={<Cross />} onClick={() => clearSearch(ref.current)} />}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
      />
      <Button type="submit" icon={<Search />}>
        {tList('search')}
      </Button>
    </form>
  );
}
