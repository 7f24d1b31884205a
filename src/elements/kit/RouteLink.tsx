import type { MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../core/navigation.ts';
import { useElement } from './context.ts';

interface RouteLinkProps {
  /** A path of the route table. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** It leads to the screen that is open. */
  readonly isCurrent?: boolean;
}

/** A link to a screen of the console: a plain click goes there as `navigate` does, any other opens its address. */
export function RouteLink({ to, children, className = 'd-link', isCurrent = false }: RouteLinkProps) {
  const { navigate } = useElement();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  // A server does not know the page's origin.
  return (
    <a
      className={className}
      href={consoleAddress(to)}
      aria-current={isCurrent ? 'page' : undefined}
      suppressHydrationWarning
      onClick={follow}
    >
      {children}
    </a>
  );
}
