import type { AriaAttributes, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface Look {
  /** Use 'primary' at most once per view. */
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  /** Work is pending: the button keeps its width and the focus, ignores clicks and shows `busyLabel`. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** Explain the reason beside the button. */
  readonly disabled?: boolean;
  /** An accessible name longer than the visible text ('Remove Anna Rao'); it must begin with the visible text. */
  readonly label?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** Called when the pointer or the focus reaches the button, so that its target can be preloaded. */
  readonly onNear?: (() => void) | undefined;
  readonly aria?: Pick<
    AriaAttributes,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'aria-pressed'
  >;
  readonly popoverTarget?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  type = 'button',
  busy = false,
  busyLabel,
  disabled,
  label,
  onClick,
  onKeyDown,
  onNear,
  aria,
  popoverTarget,
  ref,
  ...look
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the submit button too, so this also prevents a second submission.
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
      onKeyDown={onKeyDown}
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
