import { useId, type ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Heading } from './Heading.tsx';
import authCardCss from './auth-card.css?inline';
import { ArrowBack } from '../icons.tsx';
import { Brand } from './Brand.tsx';
import { LinkButton } from '../controls/Button.tsx';
import { RouteLink } from '../controls/Links.tsx';

export { authCardCss };

interface AuthCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly foot?: ReactNode;
  readonly takesFocus?: boolean;
}

export function AuthCard({ title, lead, foot, takesFocus = false, children }: AuthCardProps) {
  const id = useId();
  useSheet(authCardCss);
  return (
    <section className="d-auth-card" aria-labelledby={id}>
      <div className="d-auth-card-scene">
        <Scene />
      </div>
      <div className="d-auth-card-body">
        <div className="d-brand">
          <Brand />
        </div>
        <div className="d-auth-card-heading">
          <Heading takesFocus={takesFocus} id={id} className="d-title" tabIndex={-1}>
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

export function BackLink({ to, onClick, children }: BackLinkProps) {
  const face = (
    <>
      <ArrowBack /> {children}
    </>
  );
  return to === undefined ? <LinkButton onClick={onClick}>{face}</LinkButton> : <RouteLink to={to}>{face}</RouteLink>;
}

const Scene = () => (
  <svg
    width="400"
    height="420"
    viewBox="0 0 400 420"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect className="d-scene-paper" x="64" y="24" width="272" height="316" rx="16" />
    <path stroke="var(--d-strong-line)" strokeWidth="12" d="M96 66h96" />
    <path stroke="var(--d-line)" strokeWidth="8" d="M96 102h184M96 126h206M96 150h148M96 190h196M96 214h208" />
    <path stroke="color-mix(in srgb, var(--d-accent) 45%, var(--d-raised))" strokeWidth="8" d="M96 238h112" />
    <path stroke="var(--d-accent)" strokeWidth="3" d="M224 228v20" />
    <rect className="d-scene-paper" x="24" y="290" width="352" height="96" rx="20" />
    <circle fill="var(--d-fill)" cx="76" cy="338" r="28" />
    <path
      stroke="var(--d-on-accent)"
      strokeWidth="2.5"
      d="M76 324a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0v-8a5 5 0 0 1 5-5Zm-10 12a10 10 0 0 0 20 0m-10 10v6"
    />
    <path
      stroke="var(--d-accent)"
      strokeWidth="5"
      d="M128 334v8m14-16v24m14-32v40m14-28v16m14-36v56m14-44v32m14-40v48m14-34v20m14-28v36m14-22v8m14-16v24"
    />
    <path stroke="var(--d-accent)" strokeWidth="5" opacity="0.35" d="M282 338h0m14 0h0m14 0h0m14 0h0m14 0h0" />
  </svg>
);
