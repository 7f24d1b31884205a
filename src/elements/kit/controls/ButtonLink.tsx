import type { MouseEvent } from 'react';
import { classOf, Face, partOf, type Look } from './Button.tsx';

export interface ButtonLinkProps extends Look {
  readonly href: string;
  readonly isElsewhere?: boolean;
  readonly download?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const ButtonLink = ({ href, isElsewhere, download, onClick, ...look }: ButtonLinkProps) => (
  <a
    part={partOf(look)}
    className={classOf(look)}
    href={href}
    download={download}
    target={isElsewhere ? '_blank' : undefined}
    rel="noopener noreferrer"
    onClick={onClick}
  >
    <Face icon={look.icon} endIcon={look.endIcon}>
      {look.children}
    </Face>
  </a>
);
