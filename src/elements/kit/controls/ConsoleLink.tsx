import type { MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../../core/config/navigation.ts';
import { useElement } from '../context.ts';

interface ConsoleLinkProps {
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
  return (
    <a
      className={className}
      {...configuredHref(consoleAddress(to))}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-faint={isFaint ? '' : undefined}
      onClick={click}
    >
      {children}
    </a>
  );
}

/**
 * A prerendered link keeps its href during hydration, but the server knows neither the page's origin nor its own
 * configuration: the ref sets the page's address.
 */
export const configuredHref = (href: string) => ({
  href,
  suppressHydrationWarning: true,
  ref(link: HTMLAnchorElement | null) {
    if (link && link.getAttribute('href') !== href) link.href = href;
  },
});

type RouteLinkProps = Pick<ConsoleLinkProps, 'to' | 'isCurrent' | 'className' | 'children'>;

export function RouteLink(link: RouteLinkProps) {
  const { navigate } = useElement();
  return <ConsoleLink {...link} onGo={() => navigate(link.to)} />;
}
