import { useStore } from '@nanostores/react';
import { useRef, type FormEvent } from 'react';
import { Field } from '../kit/fields/Field.tsx';
import { readForm } from '../kit/fields/form.ts';
import { Search } from '../kit/icons/actions.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import type { OrganizationsFlow } from './organizations.flow.ts';
import { t } from './organizations.text.ts';

/** Searches while the user types, and at once on Enter. */
export function OrganizationSearch({ flow }: { readonly flow: OrganizationsFlow }) {
  const box = useRef<HTMLInputElement>(null);
  const isTooLong = useStore(flow.$isTooLong);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTooLong) return box.current?.focus();
    void flow.submit(readForm(event.currentTarget).searchText ?? '');
  };
  return (
    <form className="d-organizations-search" role="search" noValidate onSubmit={submit}>
      <Field
        ref={box}
        label={t('searchLabel')}
        name="searchText"
        type="search"
        autoComplete="off"
        placeholder={t('searchPlaceholder')}
        isOptional="unsaid"
        error={isTooLong ? tList('searchTooLong') : undefined}
        end={<Search />}
        onInput={({ currentTarget }) => flow.type(currentTarget.value)}
      />
    </form>
  );
}
