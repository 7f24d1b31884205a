import type { MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../../core/config/navigation.ts';

export interface ConsoleLinkProps {
  /** A path of the console's route table. */
  readonly to: string;
  /** Goes there from here, with what the next screen needs to know. */
  readonly onGo: () => void;
  /** For a name that says more than the link shows; begin it with the words shown. */
  readonly label?: string;
  /** Leads to nothing much: drawn in the quiet colour. */
  readonly isFaint?: boolean;
  /** Leads to the screen that is shown. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another screen of the console. It opens in a new tab as links do; a plain click stays in this one. */
export function ConsoleLink({ to, onGo, label, isFaint, isCurrent, className = 'd-link', children }: ConsoleLinkProps) {
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  // A server does not know the page's origin.
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
