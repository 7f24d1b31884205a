import { lazy } from 'react';
import type { ComboboxProps } from './Combobox.tsx';
import { SelectField } from './SelectField.tsx';

// Where it can't be loaded the browser's own list takes its place: nobody's typing goes with it.
const Plain = ({ isFoundAnywhere: _, onPick, ...field }: ComboboxProps) => (
  <SelectField {...field} {...(onPick && { onChange: onPick })} />
);

/** A `Combobox`, loaded when it is first drawn. */
export const LazyCombobox = lazy(() => import('./Combobox.tsx').catch(() => ({ default: Plain })));
