import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useOnClient } from '../context.ts';
import { t } from '../kit.text.ts';
import { NewTabHint } from './Links.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** Use 'primary' at most once per view. */
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly children: ReactNode;
}

interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  readonly form?: string;
  /** While true, shows a spinner, ignores clicks and keeps the focus. With `busyLabel` the width stays the same too. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** A disabled button needs text beside it that gives the reason. */
  readonly disabled?: boolean;
  /** The accessible name, if longer than the visible text ('Remove Anna Rao'); it must begin with the visible text. */
  readonly label?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onPreload?: (() => void) | undefined;
  readonly aria?: Pick<
    AriaAttributes,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'aria-pressed'
  >;
  readonly popoverTarget?: string;
  readonly isInitialFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  type = 'button',
  form,
  busy = false,
  busyLabel,
  disabled,
  label,
  onClick,
  onKeyDown,
  onPreload,
  aria,
  popoverTarget,
  isInitialFocus,
  ref,
  ...look
}: ButtonProps) {
  const skipsValidation = useOnClient(() => type === 'submit', false);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current!);
  // Layout effect: scripts that disable the submit buttons of a page's forms, against double clicks, leave ours disabled.
  useLayoutEffect(() => void (own.current!.disabled = disabled ?? false));
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the submit button too, so this also prevents a second submission.
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      ref={own}
      type={type}
      form={form}
      // Our forms validate themselves. Plugins that validate all forms of a page, such as jQuery Validation, respect
      // this attribute. It is not set before hydration: until then the browser's validation blocks the form
      // (fields/Field.tsx).
      formNoValidate={skipsValidation || undefined}
      part={partOf(look)}
      className={classOf(look)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      popoverTarget={popoverTarget}
      data-first-stop={isInitialFocus || undefined}
      onClick={click}
      onKeyDown={onKeyDown}
      onPointerEnter={onPreload}
      onFocus={onPreload}
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

const classOf = ({ kind = 'secondary', isWide, isSmall }: Look) =>
  `d-button d-button-${kind}${isWide ? ' d-button-wide' : ''}${isSmall ? ' d-button-small' : ''}`;

const partOf = ({ kind = 'secondary' }: Look) => `button ${kind}`;

export function Spinner({ label = t('loading') }: { readonly label?: string }) {
  if (!label) return <span className="d-spinner" aria-hidden="true" />;
  return <span className="d-spinner" role="progressbar" aria-label={label} />;
}

interface IconButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'onKeyDown' | 'onPreload' | 'aria' | 'popoverTarget' | 'disabled' | 'busy' | 'ref'
> {
  readonly label: string;
  readonly icon: ReactNode;
}

export const IconButton = ({ label, icon, aria, busy, onClick, onPreload, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className="d-button d-button-quiet d-button-icon"
    aria-label={label}
    aria-disabled={busy || undefined}
    onClick={busy ? preventDefault : onClick}
    onPointerEnter={onPreload}
    onFocus={onPreload}
    {...aria}
    {...rest}
  >
    {busy ? <Spinner label="" /> : icon}
  </button>
);

const preventDefault = (event: MouseEvent) => event.preventDefault();

interface ButtonLinkProps extends Look {
  /** The address; '' while it is loading: the link is rendered to reserve its place, but can't be followed. */
  readonly href: string;
  readonly opensNewTab?: boolean;
}

export const ButtonLink = ({ href, opensNewTab, ...look }: ButtonLinkProps) => (
  <a
    part={partOf(look)}
    className={classOf(look)}
    href={href || undefined}
    role={href ? undefined : 'link'}
    aria-disabled={href ? undefined : true}
    target={opensNewTab ? '_blank' : undefined}
    rel="noopener noreferrer"
  >
    <Face icon={look.icon} endIcon={look.endIcon}>
      {look.children}
      {opensNewTab && <NewTabHint />}
    </Face>
  </a>
);

export const LinkButton = ({ onClick, children }: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <button type="button" className="d-link" onClick={onClick}>
    {children}
  </button>
);
