import type { ReactNode } from 'react';
import { ConsoleLink } from './ConsoleLink.tsx';
import { useElement } from './context.ts';

interface RouteLinkProps {
  /** A path of the route table. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a screen of the console that needs to know nothing. */
export function RouteLink({ to, className, children }: RouteLinkProps) {
  const { navigate } = useElement();
  return (
    <ConsoleLink to={to} className={className} onGo={() => navigate(to)}>
      {children}
    </ConsoleLink>
  );
}
