import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface Look {
  /** At most one primary in view. */
  readonly kind?: ButtonKind;
  /** As wide as what holds it. */
  readonly isWide?: boolean;
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  /** After the words. */
  readonly endIcon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  /** Work is under way: the width and the focus stay, clicks do nothing, `busyLabel` says what goes on. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** Say beside the button why. */
  readonly disabled?: boolean;
  /** For a name that says more than the button shows ('Remove Anna Rao'); begin it with the words shown. */
  readonly label?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The pointer or the focus is on it: what it opens can be loaded. */
  readonly onNear?: (() => void) | undefined;
  readonly aria?: Pick<
    AriaAttributes,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'aria-pressed'
  >;
  readonly popoverTarget?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. While it is busy it keeps its width and the focus, and does nothing. */
export function Button({
  type = 'button',
  busy = false,
  busyLabel,
  disabled,
  label,
  onClick,
  onNear,
  aria,
  popoverTarget,
  ref,
  ...look
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the form's submit button too: this stops both.
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      part={partOf(look)}
      className={classOf(look)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      popoverTarget={popoverTarget}
      onClick={click}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...aria}
    >
      {busyLabel === undefined ? (
        <Face icon={busy ? <Spinner label="" /> : look.icon} endIcon={look.endIcon}>
          {look.children}
        </Face>
      ) : (
        <span className="d-button-texts">
          <span data-off={busy || undefined}>
            <Face icon={look.icon} endIcon={look.endIcon}>
              {look.children}
            </Face>
          </span>
          <span data-off={!busy || undefined}>
            <Face icon={<Spinner label="" />}>{busyLabel}</Face>
          </span>
        </span>
      )}
    </button>
  );
}

export const Face = ({ icon, endIcon, children }: Pick<Look, 'icon' | 'endIcon' | 'children'>) => (
  <>
    {icon}
    <span>{children}</span>
    {endIcon}
  </>
);

export const classOf = ({ kind = 'secondary', isWide, isSmall }: Look) =>
  `d-button d-button-${kind}${isWide ? ' d-button-wide' : ''}${isSmall ? ' d-button-small' : ''}`;

export const partOf = ({ kind = 'secondary' }: Look) => `button ${kind}`;
