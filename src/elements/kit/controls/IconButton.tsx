import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import type { ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'onKeyDown' | 'onNear' | 'aria' | 'popoverTarget' | 'disabled' | 'busy' | 'ref'
> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A square button with an icon and the accessible name `label`. */
export const IconButton = ({ label, icon, aria, busy, onClick, onNear, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className="d-button d-button-quiet d-button-icon"
    aria-label={label}
    aria-disabled={busy || undefined}
    onClick={busy ? stay : onClick}
    onPointerEnter={onNear}
    onFocus={onNear}
    {...aria}
    {...rest}
  >
    {busy ? <Spinner label="" /> : icon}
  </button>
);

// Also prevents the default action: a busy button must not open its popover.
const stay = (event: MouseEvent) => event.preventDefault();
