import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Heading } from './Heading.tsx';
import authCardCss from './auth-card.css?inline';
import { ArrowBack } from '../icons/arrows.tsx';
import { Brand } from './Brand.tsx';
import { RouteLink } from '../controls/RouteLink.tsx';
import { Scene } from './Scene.tsx';

export { authCardCss };

export interface AuthCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** The strip at the bottom of the card, with a link to another screen. */
  readonly foot?: ReactNode;
  /** The screen replaces another one in this element and takes over the focus (A11Y-31). */
  readonly takesFocus?: boolean;
}

/** The card of the credential screens: login, passwords, codes. */
export function AuthCard({ title, lead, foot, takesFocus = false, children }: AuthCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useSheet(authCardCss);
  // Effect: the previously focused node was removed with the previous screen.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="d-auth-card" aria-labelledby={id}>
      <div className="d-auth-card-scene">
        <Scene />
      </div>
      <div className="d-auth-card-body">
        <div className="d-auth-card-brand">
          <Brand />
        </div>
        <div className="d-auth-card-heading">
          <Heading ref={heading} id={id} className="d-title" tabIndex={-1}>
            {title}
          </Heading>
          {lead && <div className="d-quiet">{lead}</div>}
        </div>
        {children}
      </div>
      {foot && <div className="d-auth-card-foot">{foot}</div>}
    </section>
  );
}

type BackLinkProps = { readonly children: ReactNode } & (
  { readonly to: string; readonly onClick?: never } | { readonly onClick: () => void; readonly to?: never }
);

/** A link back, for `foot`: to a path, or a button if the target is determined on click. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  const face = (
    <>
      <ArrowBack /> {children}
    </>
  );
  if (to !== undefined) {
    return (
      <RouteLink to={to} className="d-link d-auth-card-back">
        {face}
      </RouteLink>
    );
  }
  return (
    <button type="button" className="d-link d-auth-card-back" onClick={onClick}>
      {face}
    </button>
  );
}
