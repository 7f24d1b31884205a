import type { ReactNode } from 'react';

interface ScrollProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A scrollable box for wide content. It can be focused, so that arrow keys scroll it. */
export const Scroll = ({ name, children }: ScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="docs-scroll" role="region" aria-label={name} tabIndex={0}>
    {children}
  </div>
);
