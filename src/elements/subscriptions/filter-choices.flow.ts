import { atom } from 'nanostores';
import { orgsOverview } from '../../core/service/endpoints/organizations.ts';
import { fetchDropdownData } from '../../core/service/endpoints/reference.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { Option } from '../kit/fields/SelectField.tsx';

/** What a filter offers. What can't be loaded is not spoken of (console.md section 8); it can be tried again. */
export type Choices =
  { readonly at: 'loading' | 'failed' } | { readonly at: 'ready'; readonly options: readonly Option[] };

/** All of them at once (console.md section 9). */
const organizationsAtMost = 9999;

export type FilterChoices = ReturnType<typeof createFilterChoices>;

export function createFilterChoices({ send }: Pick<ElementHandle, 'send'>) {
  const $stages = atom<Choices>({ at: 'loading' });
  const $organizations = atom<Choices>({ at: 'loading' });
  return {
    $stages,
    $organizations,

    async loadStages(): Promise<void> {
      $stages.set({ at: 'loading' });
      const answer = await send(fetchDropdownData, undefined);
      if (!answer.ok) return $stages.set({ at: 'failed' });
      const options = answer.data.subscriptionStages.map(({ stageId, name }) => ({ value: stageId, label: name }));
      $stages.set({ at: 'ready', options });
    },

    async loadOrganizations(): Promise<void> {
      $organizations.set({ at: 'loading' });
      const answer = await send(orgsOverview, { pageSize: organizationsAtMost });
      if (!answer.ok) return $organizations.set({ at: 'failed' });
      const options = answer.data.organizations.map(({ orgId, name }) => ({ value: orgId, label: name || orgId }));
      $organizations.set({ at: 'ready', options });
    },
  };
}
