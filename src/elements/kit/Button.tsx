import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
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
      className={classOf(look)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      popoverTarget={popoverTarget}
      onClick={click}
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

const Face = ({ icon, endIcon, children }: Pick<Look, 'icon' | 'endIcon' | 'children'>) => (
  <>
    {icon}
    <span>{children}</span>
    {endIcon}
  </>
);

export interface ButtonLinkProps extends Look {
  readonly href: string;
  /** In a new tab. */
  readonly isElsewhere?: boolean;
  /** Saves what the address holds under this name. */
  readonly download?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Looks like a button and leads somewhere. */
export const ButtonLink = ({ href, isElsewhere, download, onClick, ...look }: ButtonLinkProps) => (
  <a
    className={classOf(look)}
    href={href}
    download={download}
    target={isElsewhere ? '_blank' : undefined}
    rel="noopener noreferrer"
    onClick={onClick}
  >
    <Face icon={look.icon} endIcon={look.endIcon}>
      {look.children}
    </Face>
  </a>
);

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

/** Does something here and looks like a link. */
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

const classOf = ({ kind = 'secondary', isWide, isSmall }: Look) =>
  `d-button d-button-${kind}${isWide ? ' d-button-wide' : ''}${isSmall ? ' d-button-small' : ''}`;
