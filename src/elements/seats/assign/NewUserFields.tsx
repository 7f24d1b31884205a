import type { FormEvent } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { AssignStep } from './assign.flow.ts';
import { t } from './assign.text.ts';
import type { SeatDetail } from '../seats.flow.ts';

interface NewUserFieldsProps {
  readonly step: Extract<AssignStep, { at: 'new' }>;
  readonly countries: SeatDetail['countries'];
}

/** Fields for a new user, when no user has the e-mail (CON-5.35). */
export const NewUserFields = ({ step, countries }: NewUserFieldsProps) => (
  <div className="d-assign-new">
    <p>{t('unknown')}</p>
    <Field
      label={t('name')}
      name="fullName"
      autoComplete="off"
      maxLength={100}
      error={step.nameError}
      isReadOnly={step.busy}
    />
    <Field
      label={t('mobile')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      isOptional
      help={t('mobileHelp')}
      isReadOnly={step.busy}
      onInput={keepDigits}
    />
    <SelectField
      label={t('country')}
      name="countryId"
      placeholder={t('selectCountry')}
      options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
    />
  </div>
);

/** Other characters are dropped as they are typed or pasted. */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const digits = input.value.replace(/\D/g, '');
  if (digits === input.value) return;
  const caret = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
