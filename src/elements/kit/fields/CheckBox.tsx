import { memo, useId, type ReactNode } from 'react';

interface CheckBoxProps {
  readonly children: ReactNode;
  readonly name: string;
  readonly isOn?: boolean;
  readonly help?: string;
  readonly onChange?: (isOn: boolean) => void;
}

export const CheckBox = memo(function CheckBox({ children, name, isOn = false, help, onChange }: CheckBoxProps) {
  const id = useId();
  const state = onChange ? { checked: isOn, onChange: () => onChange(!isOn) } : { defaultChecked: isOn };
  return (
    <div>
      <label className="d-check">
        <input type="checkbox" name={name} aria-describedby={help ? id : undefined} {...state} />
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
