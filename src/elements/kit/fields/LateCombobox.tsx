import { late } from '../late.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import { SelectField } from './SelectField.tsx';

/** A `Combobox` that is loaded when it is first rendered; a plain `<select>` if it can't be loaded. */
export const LateCombobox = late(() => import('./Combobox.tsx'), Plain);

function Plain({ isFoundAnywhere: _, onPick, ...field }: ComboboxProps) {
  return <SelectField {...field} {...(onPick && { onChange: onPick })} />;
}
