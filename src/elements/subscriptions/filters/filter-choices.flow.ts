import { drawn } from '../../../core/format/text.ts';
import { mapOutcome } from '../../../core/state/problem.ts';
import { createResource, type Resource } from '../../../core/state/resource.ts';
import { orgsOverview } from '../../../core/service/endpoints/organizations.ts';
import { fetchDropdownData } from '../../../core/service/endpoints/reference.ts';
import type { ElementHandle } from '../../kit/context.ts';
import type { Option } from '../../kit/fields/SelectField.tsx';
import { anyValue } from '../subscriptions.rules.ts';

/** The choices of a filter. A failed load shows no message (CON-8.6), only a retry button. */
export type Choices = Resource<readonly Option[]>;

/** The filter's organizations come with counts of what expires: the counters need no call of their own. */
interface OrganizationChoice extends Option {
  readonly expiredCount: number | null;
  readonly expiringCount: number | null;
}

/** Size of the only page: loads all organizations at once (CON-9). */
const organizationsAtMost = 9999;

export type FilterChoices = ReturnType<typeof createFilterChoices>;

export function createFilterChoices({ send }: Pick<ElementHandle, 'send'>) {
  return {
    stages: createResource<readonly Option[]>(async (signal) =>
      mapOutcome(await send(fetchDropdownData, undefined, { signal }), ({ subscriptionStages }) =>
        subscriptionStages.map(({ stageId, name }) => ({ value: stageId, label: drawn(name) })),
      ),
    ),
    organizations: createResource<readonly OrganizationChoice[]>(async (signal) =>
      mapOutcome(await send(orgsOverview, { pageSize: organizationsAtMost }, { signal }), ({ organizations }) =>
        organizations.map(({ orgId, name, expiredCount, expiringCount }) => ({
          value: orgId,
          label: drawn(name || orgId),
          expiredCount,
          expiringCount,
        })),
      ),
    ),
  };
}

/** The name of a choice; an ellipsis while the names load. If they could not be loaded, the id. */
export const labelOf = (choices: Choices, id: string): string =>
  choices.at === 'loading'
    ? '…'
    : (choices.at === 'ready' && choices.value.find(({ value }) => value === id)?.label) || id;

/** The numbers of subscriptions of an organization, or of all, that have expired and that soon do; null until known. */
export function countsOf(choices: Resource<readonly OrganizationChoice[]>, orgId: string) {
  const known = choices.at === 'ready' ? choices.value : [];
  const meant = orgId === anyValue ? known : known.filter(({ value }) => value === orgId);
  const sum = (key: 'expiredCount' | 'expiringCount') =>
    meant.length === 0 || meant.some((each) => each[key] === null)
      ? null
      : meant.reduce((total, each) => total + (each[key] ?? 0), 0);
  return { expired: sum('expiredCount'), expiring: sum('expiringCount') };
}
