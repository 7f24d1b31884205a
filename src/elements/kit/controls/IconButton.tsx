import type { ReactNode } from 'react';
import type { ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Pick<ButtonProps, 'onClick' | 'aria' | 'popoverTarget' | 'disabled' | 'ref'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A square button with a picture; `label` is its name. */
export const IconButton = ({ label, icon, aria, ...rest }: IconButtonProps) => (
  <button type="button" className="d-button d-button-quiet d-button-icon" aria-label={label} {...aria} {...rest}>
    {icon}
  </button>
);
