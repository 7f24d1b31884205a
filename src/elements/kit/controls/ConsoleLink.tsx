import type { MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../../core/config/navigation.ts';

export interface ConsoleLinkProps {
  readonly to: string;
  /** Navigates in place, with the navigation state for the next screen. */
  readonly onGo: () => void;
  /** An accessible name longer than the visible text; it must begin with the visible text. */
  readonly label?: string;
  readonly isFaint?: boolean;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to another screen of the console. A plain click navigates in place; with a modifier key the browser opens a tab as
 * usual.
 */
export function ConsoleLink({ to, onGo, label, isFaint, isCurrent, className = 'd-link', children }: ConsoleLinkProps) {
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  // The href differs from the server's, which doesn't know the page's origin.
  return (
    <a
      className={className}
      href={consoleAddress(to)}
      suppressHydrationWarning
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-faint={isFaint ? '' : undefined}
      onClick={click}
    >
      {children}
    </a>
  );
}
