import { Suspense } from 'react';
import { Field, type FieldBasics } from '../../kit/fields/Field.tsx';
import type { Places } from './billing.flow.ts';
import { t } from './billing.text.ts';
import { LazyCombobox } from '../../kit/fields/LazyCombobox.tsx';

interface PlaceFieldProps extends FieldBasics {
  readonly autoComplete: string;
  readonly places: Places['at'];
  /** What can be chosen; a place is written out where there is no list of them. */
  readonly names: readonly string[];
}

/** A state or a city, found by its first letters (CON-5.39). */
export function PlaceField({ places, names, autoComplete, ...field }: PlaceFieldProps) {
  const waiting = (
    <>
      <Field {...field} name="" help={t('loadingList')} disabled />
      <input type="hidden" name={field.name} value={field.defaultValue ?? ''} />
    </>
  );
  if (places === 'loading') return waiting;
  const help = places === 'failed' ? t('listFailed') : undefined;
  if (names.length === 0) return <Field {...field} autoComplete={autoComplete} help={help} />;
  return (
    <Suspense fallback={waiting}>
      <LazyCombobox {...field} options={names.map((name) => ({ value: name, label: name }))} />
    </Suspense>
  );
}
