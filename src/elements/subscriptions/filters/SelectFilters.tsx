import { useStore } from '@nanostores/react';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { ChoicesTrouble } from './ChoicesTrouble.tsx';
import type { FilterChoices } from './filter-choices.flow.ts';
import { everything } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';

interface StageFilterProps {
  readonly choices: FilterChoices;
  readonly stageId: string;
}

export function StageFilter({ choices, stageId }: StageFilterProps) {
  const stages = useStore(choices.stages.$state);
  const known = stages.at === 'ready' ? stages.value : [];
  return (
    <SelectField
      label={t('stage')}
      name="stageId"
      // A chosen stage has no name until the choices have loaded.
      key={stageId === everything || known.length === 0 ? 'first' : 'named'}
      defaultValue={stageId}
      isOptional="unsaid"
      options={[{ value: everything, label: t('allStages') }, ...known]}
      aside={<ChoicesTrouble choices={stages} onRetry={() => void choices.stages.load()} />}
    />
  );
}

export const ExpiringFilter = ({ expiresInDays }: { readonly expiresInDays: string }) => (
  <SelectField
    label={t('expiring')}
    name="expiresInDays"
    defaultValue={expiresInDays}
    isOptional="unsaid"
    options={[
      { value: everything, label: t('allExpiries') },
      { value: '30', label: t('expiringSoon') },
      { value: '0', label: t('expired') },
    ]}
  />
);
