import type { ComponentProps } from 'react';
import { t } from '../kit.text.ts';

/** Opens a new tab, and says so to screen readers. */
export const OutsideLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className="d-link" {...link} target="_blank" rel="noopener noreferrer">
    {children}
    <NewTabHint />
  </a>
);

export const NewTabHint = () => <span className="d-hidden"> ({t('newTab')})</span>;
