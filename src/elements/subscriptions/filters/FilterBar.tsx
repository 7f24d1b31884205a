import { useStore } from '@nanostores/react';
import { Fragment, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, LinkButton } from '../../kit/controls/Button.tsx';
import { focusFirstInvalid, readForm } from '../../kit/fields/form.ts';
import { labelOf, type FilterChoices, type Choices } from './filter-choices.flow.ts';
import type { SubscriptionsFlow } from '../subscriptions.flow.ts';
import { countInUse, applicableFilters, anyValue, isSame, type Filters, readSearch } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';
import { Field } from '../../kit/fields/Field.tsx';
import { Combobox } from '../../kit/fields/Combobox.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { t as tList } from '../../kit/lists/list.text.ts';
import { t as tField } from '../../kit/fields/combobox.text.ts';
import { t as tKit } from '../../kit/kit.text.ts';
import { keepDigits } from '../../kit/fields/digits.ts';
import { useAnnouncement } from '../../kit/feedback/LiveRegion.tsx';
import { Search } from '../../kit/icons.tsx';

interface FilterBarProps {
  readonly flow: SubscriptionsFlow;
  readonly isRetail: boolean;
  readonly applied: Filters;
  readonly choices: FilterChoices;
}

/** Searches when the user presses Search, and when the user clears the search text (CON-4.11). */
export function FilterBar({ flow, isRetail, applied, choices }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const start = useStore(flow.$form);
  const [isTooLong, setTooLong] = useState(false);
  /** True: a search was refused, because the text in the organization field names no organization. */
  const [isUnknown, setUnknown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The edited values. They count only as long as `start` is the same object: a search or a reset sets a new one.
  const [held, setHeld] = useState({ start, filters: start.filters });
  const chosen = applicableFilters(held.start === start ? held.filters : start.filters, isRetail);
  const listed = applicableFilters(applied, isRetail);
  const inUse = countInUse(chosen);
  const isOutdated = !isSame(chosen, listed);
  const search = (): boolean => {
    if (!form.current) return false;
    const isUnknown = readForm(form.current).orgId === '';
    // Renders at once, because a collapsed or unmarked field can't be found and focused.
    flushSync(() => {
      setUnknown(isUnknown);
      if (isUnknown) setOpen(true);
    });
    if (isUnknown) focusFirstInvalid(form.current);
    else void flow.search(filtersIn(form.current));
    return !isUnknown;
  };
  /** On phones hides the filters above the rows, and focuses their button. On wide screens filters stay, without a button. */
  const fold = () => {
    flushSync(() => setOpen(false));
    toggle.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A pasted text may be too long without any digit. The field keeps digits only, so it is empty: shows no error.
    const isEmpty = form.current !== null && filtersIn(form.current).searchText === '';
    if (isTooLong && !isEmpty) return focusFirstInvalid(form.current);
    setTooLong(false);
    if (search()) fold();
  };
  const reset = () => {
    setTooLong(false);
    setUnknown(false);
    fold();
    void flow.reset();
  };
  const edit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setHeld({ start, filters: filtersIn(currentTarget) });
    if (isUnknown && readForm(currentTarget).orgId !== '') setUnknown(false);
  };
  return (
    <form
      ref={form}
      className={isRetail ? 'd-filters' : 'd-filters d-filters-many'}
      role="search"
      aria-label={t('filters')}
      data-open={isOpen || undefined}
      noValidate
      onSubmit={submit}
      onInput={edit}
    >
      <span className="d-filters-toggle">
        <Button
          ref={toggle}
          isWide
          icon={<Search />}
          aria={{ 'aria-expanded': isOpen }}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse > 0 ? t('filtersInUse', { count: inUse }) : t('filters')}
        </Button>
      </span>
      <SearchField
        key={`search-${start.number}`}
        searchText={start.filters.searchText}
        isTooLong={isTooLong}
        onTooLong={setTooLong}
        onCleared={() => void search()}
      />
      <Fragment key={start.number}>
        {!isRetail && <OrganizationFilter choices={choices} orgId={start.filters.orgId} isUnknown={isUnknown} />}
        <StageFilter choices={choices} stageId={start.filters.stageId} />
        <SelectField
          label={t('expiring')}
          name="expiresInDays"
          defaultValue={start.filters.expiresInDays}
          isOptional="unsaid"
          options={[
            { value: anyValue, label: t('allExpiries') },
            { value: '30', label: t('expiringSoon') },
            { value: '0', label: t('expired') },
          ]}
        />
      </Fragment>
      <div className="d-filters-actions">
        <Button type="submit" kind={isOutdated ? 'primary' : 'secondary'}>
          {tList('search')}
        </Button>
        <Button kind="quiet" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </form>
  );
}

function filtersIn(form: HTMLFormElement): Filters {
  const { searchText = '', orgId, stageId, expiresInDays } = readForm(form);
  return {
    searchText,
    orgId: orgId || anyValue,
    stageId: stageId || anyValue,
    expiresInDays: expiresInDays || anyValue,
  };
}

interface OrganizationFilterProps {
  readonly choices: FilterChoices;
  readonly orgId: string;
  readonly isUnknown: boolean;
}

function OrganizationFilter({ choices, orgId, isUnknown }: OrganizationFilterProps) {
  const organizations = useStore(choices.organizations.$state);
  const known = organizations.at === 'ready' ? organizations.value : [];
  const error = isUnknown ? tField('noMatches') : undefined;
  useAnnouncement(error);
  return (
    <Combobox
      label={t('organization')}
      name="orgId"
      isOptional="unsaid"
      options={[{ value: anyValue, label: t('allOrganizations') }, ...known]}
      defaultValue={orgId}
      whenEmpty={anyValue}
      isFoundAnywhere
      isLoading={organizations.at === 'loading'}
      error={error}
      aside={<ChoicesTrouble choices={organizations} onRetry={() => void choices.organizations.load()} />}
    />
  );
}

function StageFilter({ choices, stageId }: { readonly choices: FilterChoices; readonly stageId: string }) {
  const stages = useStore(choices.stages.$state);
  const known = stages.at === 'ready' ? stages.value : [];
  // A restored stage is an option before its name has loaded: otherwise the next search would lose it.
  const isNamed = stageId === anyValue || known.some(({ value }) => value === stageId);
  const unnamed = isNamed ? [] : [{ value: stageId, label: labelOf(stages, stageId) }];
  return (
    <SelectField
      label={t('stage')}
      name="stageId"
      defaultValue={stageId}
      isOptional="unsaid"
      options={[{ value: anyValue, label: t('allStages') }, ...unnamed, ...known]}
      aside={<ChoicesTrouble choices={stages} onRetry={() => void choices.stages.load()} />}
    />
  );
}

const ChoicesTrouble = ({ choices, onRetry }: { readonly choices: Choices; readonly onRetry: () => void }) =>
  choices.at === 'failed' ? <LinkButton onClick={onRetry}>{tKit('tryAgain')}</LinkButton> : null;

interface SearchFieldProps {
  readonly searchText: string;
  readonly isTooLong: boolean;
  readonly onTooLong: (isTooLong: boolean) => void;
  readonly onCleared: () => void;
}

/** Drops all characters but digits as they are typed or pasted (CON-2.3.21). */
function SearchField({ searchText, isTooLong, onTooLong, onCleared }: SearchFieldProps) {
  const before = useRef(searchText);
  const typed = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { digits, isTooLong: isNowTooLong } = readSearch(event.currentTarget.value);
    keepDigits(event);
    onTooLong(isNowTooLong);
    const isCleared = digits === '' && before.current !== '' && !isNowTooLong;
    before.current = digits;
    if (isCleared) onCleared();
  };
  const tooLong = tList('searchTooLong');
  useAnnouncement(isTooLong ? tooLong : undefined);
  return (
    <Field
      label={tKit('subscriptionId')}
      name="searchText"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('searchPlaceholder')}
      isOptional="unsaid"
      defaultValue={searchText}
      error={isTooLong ? tooLong : undefined}
      onInput={typed}
    />
  );
}
