import { lazy } from 'react';
import type { ComboboxProps } from './Combobox.tsx';
import { SelectField } from './SelectField.tsx';

// A plain <select>, if the combobox can't be loaded.
const Plain = ({ isFoundAnywhere: _, onPick, ...field }: ComboboxProps) => (
  <SelectField {...field} {...(onPick && { onChange: onPick })} />
);

export const LazyCombobox = lazy(() => import('./Combobox.tsx').catch(() => ({ default: Plain })));
