import { useEffect, useId, useRef, type ReactNode } from 'react';
import { config } from '../../../core/config/config.ts';
import { useSheet } from '../context.ts';
import { Heading } from './Heading.tsx';
import entryCss from './entry.css?inline';
import { ArrowBack } from '../controls/icons-more.tsx';
import { Mark } from './Mark.tsx';
import { RouteLink } from '../controls/RouteLink.tsx';
import { Scene } from './Scene.tsx';

export { entryCss };

export interface EntryProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Under the title. */
  readonly lead?: ReactNode;
  /** The strip at the card's foot: the way to another screen. */
  readonly foot?: ReactNode;
  /** The screen takes another one's place in this element, and with it the focus (A11Y-31). */
  readonly takesFocus?: boolean;
}

/** The card of the screens before the console: login, passwords, codes. */
export function Entry({ title, lead, foot, takesFocus = false, children }: EntryProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useSheet(entryCss);
  // What had the focus is gone with the screen before.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="d-entry" aria-labelledby={id}>
      <div className="d-entry-scene">
        <Scene />
      </div>
      <div className="d-entry-body">
        <div className="d-entry-brand">
          <Mark />
          <span translate="no">{config().brand}</span>
        </div>
        <div className="d-entry-heading">
          <Heading ref={heading} id={id} className="d-title" tabIndex={-1}>
            {title}
          </Heading>
          {lead && <div className="d-quiet">{lead}</div>}
        </div>
        {children}
      </div>
      {foot && <div className="d-entry-foot">{foot}</div>}
    </section>
  );
}

type BackLinkProps = { readonly children: ReactNode } & (
  { readonly to: string; readonly onClick?: never } | { readonly onClick: () => void; readonly to?: never }
);

/** The way back, for the foot: a path, or what finds it out when it is taken. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  const face = (
    <>
      <ArrowBack /> {children}
    </>
  );
  if (to !== undefined) {
    return (
      <RouteLink to={to} className="d-link d-entry-back">
        {face}
      </RouteLink>
    );
  }
  return (
    <button type="button" className="d-link d-entry-back" onClick={onClick}>
      {face}
    </button>
  );
}
