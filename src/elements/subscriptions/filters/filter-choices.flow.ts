import { drawn } from '../../../core/format/text.ts';
import { mapOutcome } from '../../../core/state/problem.ts';
import { createResource, type Resource } from '../../../core/state/resource.ts';
import { orgsOverview } from '../../../core/service/endpoints/organizations.ts';
import { fetchDropdownData } from '../../../core/service/endpoints/reference.ts';
import type { ElementHandle } from '../../kit/context.ts';
import type { Option } from '../../kit/fields/SelectField.tsx';

/** The choices of a filter. A failed load shows no message (CON-8.6), only a retry button. */
export type Choices = Resource<readonly Option[]>;

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
    organizations: createResource<readonly Option[]>(async (signal) =>
      mapOutcome(await send(orgsOverview, { pageSize: organizationsAtMost }, { signal }), ({ organizations }) =>
        organizations.map(({ orgId, name }) => ({ value: orgId, label: drawn(name || orgId) })),
      ),
    ),
  };
}
