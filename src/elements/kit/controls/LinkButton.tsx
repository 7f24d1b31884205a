import type { ButtonProps } from './Button.tsx';

export const LinkButton = ({
  onClick,
  disabled,
  label,
  children,
  ref,
}: Pick<ButtonProps, 'onClick' | 'disabled' | 'label' | 'children' | 'ref'>) => (
  <button ref={ref} type="button" className="d-link" disabled={disabled} aria-label={label} onClick={onClick}>
    {children}
  </button>
);
