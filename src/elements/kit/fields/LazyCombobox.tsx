import { lazyView } from '../lazy-view.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import { SelectField } from './SelectField.tsx';

export const LazyCombobox = lazyView(() => import('./Combobox.tsx'), Plain);

function Plain({ isFoundAnywhere: _, ...field }: ComboboxProps) {
  return <SelectField {...field} />;
}
