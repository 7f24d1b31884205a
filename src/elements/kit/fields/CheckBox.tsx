import { memo, useId, type ReactNode } from 'react';

export interface CheckBoxProps {
  /** The label; may hold links. */
  readonly children: ReactNode;
  readonly name: string;
  readonly isOn?: boolean;
  readonly disabled?: boolean;
  readonly help?: string;
  /** Where given with `isOn`, the box shows what it is told and reports clicks. */
  readonly onChange?: (isOn: boolean) => void;
}

/** A box with its label. With `onChange` it is controlled; without it belongs to its form. */
export const CheckBox = memo(function CheckBox({
  children,
  name,
  isOn = false,
  disabled,
  help,
  onChange,
}: CheckBoxProps) {
  const id = useId();
  const state = onChange ? { checked: isOn, onChange: () => onChange(!isOn) } : { defaultChecked: isOn };
  return (
    <div>
      <label className="d-check">
        <input type="checkbox" name={name} disabled={disabled} aria-describedby={help ? id : undefined} {...state} />
        <span>{children}</span>
      </label>
      {help && (
        <div id={id} className="d-small d-quiet">
          {help}
        </div>
      )}
    </div>
  );
});
