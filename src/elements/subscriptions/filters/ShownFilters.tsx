import { useStore } from '@nanostores/react';
import { t as tKit } from '../../kit/kit.text.ts';
import { anyValue, isUnfiltered, type Filters } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';
import { labelOf, type FilterChoices } from './filter-choices.flow.ts';

/** A line that names the applied filters. Without filters the line is rendered too, so that the rows never move. */
export function ShownFilters({ choices, applied }: { readonly choices: FilterChoices; readonly applied: Filters }) {
  const stages = useStore(choices.stages.$state);
  const organizations = useStore(choices.organizations.$state);
  const { searchText, orgId, stageId, expiresInDays } = applied;
  const filters = [
    searchText && tKit('labelled', { label: tKit('subscriptionId'), value: searchText }),
    orgId !== anyValue && labelOf(organizations, orgId),
    stageId !== anyValue && labelOf(stages, stageId),
    expiresInDays !== anyValue && t(expiresInDays === '0' ? 'expired' : 'expiringSoon'),
  ].filter(Boolean);
  return (
    <p className="d-small d-quiet">
      {isUnfiltered(applied) ? t('shownAll') : t('shown', { filters: filters.join(' · ') })}
    </p>
  );
}
