import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../../core/config/navigation.ts';
import { useElement } from '../context.ts';
import { t } from '../kit.text.ts';

interface ConsoleLinkProps {
  readonly to: string;
  readonly onGo: () => void;
  readonly label?: string;
  readonly isFaint?: boolean;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

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
 * Props of a link whose address depends on the page's origin or configuration. Prerendering doesn't know these, and
 * hydration keeps the prerendered href: the ref replaces it.
 */
export const configuredHref = (href: string) => ({
  href,
  suppressHydrationWarning: true,
  ref(link: HTMLAnchorElement | null) {
    if (link && link.getAttribute('href') !== href) link.href = href;
  },
});

type RouteLinkProps = Pick<ConsoleLinkProps, 'to' | 'label' | 'isCurrent' | 'className' | 'children'>;

export function RouteLink(link: RouteLinkProps) {
  const { navigate } = useElement();
  return <ConsoleLink {...link} onGo={() => navigate(link.to)} />;
}

export const OutsideLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className="d-link" {...link} target="_blank" rel="noopener noreferrer">
    {children}
    <NewTabHint />
  </a>
);

export const NewTabHint = () => <span className="d-hidden"> ({t('newTab')})</span>;
