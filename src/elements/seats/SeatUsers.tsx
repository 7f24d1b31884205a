import { useStore } from '@nanostores/react';
import { formatNumber } from '../../core/format/text.ts';
import { viewLocale } from '../kit/language.ts';
import { t as tList } from '../kit/lists/list.text.ts';
import { Menu } from '../kit/layers/Menu.tsx';
import { clearSearch, NothingFound } from '../kit/lists/NothingFound.tsx';
import { OfflineNote } from '../kit/lists/OfflineNote.tsx';
import { ShowMore } from '../kit/lists/ShowMore.tsx';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { SeatTable } from './SeatTable.tsx';
import { csvOpener, type SeatsFlow, type SeatsReady, type SeatDetail } from './seats.flow.ts';
import { type SeatQuery, searchError } from './seats.rules.ts';
import { t } from './seats.text.ts';
import type { SeatFilter } from '../../core/service/endpoints/seats.ts';
import { useRef, useState, type RefObject } from 'react';
import { Button, IconButton } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { Cross, Search } from '../kit/icons.tsx';

const noop = () => {};

export function SeatUsers({ flow, state }: { readonly flow: SeatsFlow; readonly state: SeatsReady }) {
  const { busy } = state;
  const opening = useStore(flow.$opening);
  const { detail, list } = state.content;
  const box = useRef<HTMLInputElement>(null);
  // After a failed search, shows the filter and the text of the last successful search, to which the rows belong.
  const query = busy === 'search' ? state.query : state.appliedQuery;
  return (
    <Tabs label={t('seatUsers')} tabs={[{ id: 'users', label: t('seatUsers') }]} selected="users" onSelect={noop}>
      <div className="d-stack">
        <Counters flow={flow} detail={detail} filter={query.filter} />
        <div className="d-seats-tools">
          <SearchField ref={box} flow={flow} isSpeechApi={detail.isSpeechApi} searchText={query.searchText} />
          {!detail.isSpeechApi && (
            <Menu
              label={t('assignMenu')}
              busy={opening === csvOpener}
              onPreload={flow.preload}
              items={[{ label: t('assignMany'), onSelect: () => void flow.openCsv() }]}
            />
          )}
        </div>
        <OfflineNote state={state} onSearch={(wanted) => void flow.find(wanted)} />
        <Heading depth={1} className="d-heading">
          {headingOf(query)}
        </Heading>
        <SeatTable
          flow={flow}
          seats={list.rows}
          isSpeechApi={detail.isSpeechApi}
          isBusy={busy === 'search'}
          caption={headingOf(query)}
          emptyRow={<NothingFound searchBox={query.searchText === '' ? undefined : box} />}
        />
        {list.rows.length > 0 && <ShowMore list={list} isBusy={busy === 'more'} onMore={() => void flow.showMore()} />}
      </div>
    </Tabs>
  );
}

const headings = { all: 'headingAll', assigned: 'headingAssigned', empty: 'headingEmpty' } as const;

function headingOf({ filter, searchText }: SeatQuery): string {
  const heading = t(headings[filter]);
  return searchText === '' ? heading : t('headingFound', { heading, text: searchText });
}

interface CountersProps {
  readonly flow: SeatsFlow;
  readonly detail: SeatDetail;
  readonly filter: SeatFilter;
}

function Counters({ flow, detail, filter }: CountersProps) {
  const counters = [
    { filter: 'assigned', label: t('assigned'), count: detail.assignedSeats },
    { filter: 'empty', label: t('empty'), count: detail.emptySeats },
    { filter: 'all', label: t('all'), count: detail.totalSeats },
  ] as const;
  return (
    <div className="d-seats-counters" role="group" aria-label={t('counters')}>
      {counters.map((each) => (
        <button
          key={each.filter}
          type="button"
          className="d-counter"
          aria-pressed={each.filter === filter}
          onClick={() => void flow.filterBy(each.filter)}
        >
          <span className="d-counter-label">{each.label}</span>
          <span className="d-counter-count">{formatNumber(each.count, viewLocale())}</span>
        </button>
      ))}
    </div>
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
  const { errors, submit, revalidate } = useFormErrors(({ searchText: typedText = '' }, texts) => ({
    searchText: searchError(typedText, texts),
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
