import { useStore } from '@nanostores/react';
import type { Choices, FilterChoices } from './filter-choices.flow.ts';
import { anyValue, isUnfiltered, type Filters } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';
import { t as tKit } from '../../kit/kit.text.ts';

/** The line is rendered without filters too, so that the rows never move. */
export function ShownFilters({ choices, applied }: { readonly choices: FilterChoices; readonly applied: Filters }) {
  const stages = useStore(choices.stages.$state);
  const organizations = useStore(choices.organizations.$state);
  const { searchText, orgId, stageId, expiresInDays } = applied;
  const filters = [
    searchText && named(tKit('subscriptionId'), searchText),
    orgId !== anyValue && named(t('organization'), nameOf(organizations, orgId)),
    stageId !== anyValue && named(t('stage'), nameOf(stages, stageId)),
    expiresInDays !== anyValue && t(expiresInDays === '0' ? 'expired' : 'expiringSoon'),
  ].filter(Boolean);
  return (
    <p className="d-filters-shown d-small d-quiet">
      {isUnfiltered(applied) ? t('shownAll') : t('shown', { filters: filters.join(' · ') })}
    </p>
  );
}

const named = (label: string, value: string) => tKit('labelled', { label, value });

const nameOf = (choices: Choices, id: string) =>
  (choices.at === 'ready' && choices.value.find(({ value }) => value === id)?.label) || id;
