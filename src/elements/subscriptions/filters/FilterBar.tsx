import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { useFlow } from '../../kit/context.ts';
import { focusFirstInvalid, readForm } from '../../kit/fields/form.ts';
import { createFilterChoices } from './filter-choices.flow.ts';
import { OrganizationFilter } from './OrganizationFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { ExpiringFilter, StageFilter } from './SelectFilters.tsx';
import type { SubscriptionsFlow } from '../subscriptions.flow.ts';
import { countInUse, everything, noFilters, type Filters } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';

interface FilterBarProps {
  readonly flow: SubscriptionsFlow;
  readonly isRetail: boolean;
}

/** Searches when Search is pressed, and when the search text is cleared (CON-4.11). */
export function FilterBar({ flow, isRetail }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const start = useStore(flow.$form);
  const choices = useFlow(createFilterChoices);
  const [isTooLong, setTooLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The field values when the filters were last folded; a search or a reset overrides them.
  const [held, setHeld] = useState({ start, filters: start.filters });
  const inUse = countInUse(held.start === start ? held.filters : start.filters, isRetail);
  // Loads the filters' choices when the bar is shown.
  useEffect(() => {
    void choices.stages.load();
    if (!isRetail) void choices.organizations.load();
  }, [choices, isRetail]);

  const search = () => {
    if (form.current) void flow.search(filtersIn(form.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // If a pasted text that was too long leaves no digits, the error is cleared.
    const isEmpty = form.current !== null && filtersIn(form.current).searchText === '';
    if (isTooLong && !isEmpty) return focusFirstInvalid(form.current);
    setTooLong(false);
    search();
  };
  const reset = () => {
    setTooLong(false);
    void flow.reset();
  };
  const toggle = () => {
    if (form.current) setHeld({ start, filters: filtersIn(form.current) });
    setOpen(!isOpen);
  };
  return (
    <form
      ref={form}
      className={isRetail ? 'd-filters' : 'd-filters d-filters-many'}
      role="search"
      aria-label={t('filters')}
      noValidate
      onSubmit={submit}
    >
      <SearchField
        key={`search-${start.number}`}
        searchText={start.filters.searchText}
        isTooLong={isTooLong}
        onTooLong={setTooLong}
        onCleared={search}
      />
      <div key={start.number} className="d-filters-more" data-open={isOpen || undefined}>
        {!isRetail && <OrganizationFilter choices={choices} orgId={start.filters.orgId} />}
        <StageFilter choices={choices} stageId={start.filters.stageId} />
        <ExpiringFilter expiresInDays={start.filters.expiresInDays} />
      </div>
      <div className="d-filters-actions">
        <Button type="submit">{t('search')}</Button>
        <Button kind="quiet" onClick={reset}>
          {t('reset')}
        </Button>
        <span className="d-filters-toggle">
          <Button kind="quiet" aria={{ 'aria-expanded': isOpen }} onClick={toggle}>
            {inUse > 0 ? t('filtersInUse', { count: inUse }) : t('filters')}
          </Button>
        </span>
      </div>
    </form>
  );
}

function filtersIn(form: HTMLFormElement): Filters {
  const { searchText = '', orgId, stageId, expiresInDays } = readForm(form);
  return {
    ...noFilters,
    searchText,
    orgId: orgId || everything,
    stageId: stageId || everything,
    expiresInDays: expiresInDays || everything,
  };
}
