import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { LazyCombobox } from '../../kit/fields/LazyCombobox.tsx';
import { ChoicesTrouble } from './ChoicesTrouble.tsx';
import type { FilterChoices } from './filter-choices.flow.ts';
import { everything } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';

interface OrganizationFilterProps {
  readonly choices: FilterChoices;
  readonly orgId: string;
}

/** For enterprise users; there may be thousands of organisations to choose from. */
export function OrganizationFilter({ choices, orgId }: OrganizationFilterProps) {
  const organizations = useStore(choices.organizations.$state);
  const known = organizations.at === 'ready' ? organizations.value : [];
  const basics = { label: t('organization'), name: 'orgId', isOptional: 'unsaid' } as const;
  const waiting = (
    <>
      <Field {...basics} name="" defaultValue={orgId === everything ? t('allOrganizations') : orgId} disabled />
      <input type="hidden" name="orgId" value={orgId} />
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <LazyCombobox
        {...basics}
        // The name of the one that the address asks for comes with the others.
        key={orgId === everything || known.length === 0 ? 'first' : 'named'}
        options={[{ value: everything, label: t('allOrganizations') }, ...known]}
        defaultValue={orgId}
        isFoundAnywhere
        aside={<ChoicesTrouble choices={organizations} onRetry={() => void choices.organizations.load()} />}
      />
    </Suspense>
  );
}
