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

/** For enterprise users only. There may be thousands of organisations. */
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
        // The name of the organisation in the address arrives with the list of choices.
        key={orgId === everything || known.length === 0 ? 'first' : 'named'}
        options={[{ value: everything, label: t('allOrganizations') }, ...known]}
        defaultValue={orgId}
        isFoundAnywhere
        aside={<ChoicesTrouble choices={organizations} onRetry={() => void choices.organizations.load()} />}
      />
    </Suspense>
  );
}
