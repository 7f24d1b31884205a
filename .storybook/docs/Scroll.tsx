import type { ReactNode } from 'react';

interface ScrollProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** What may be wider than the screen. The focus can be put on it, so that the arrow keys move it. */
export const Scroll = ({ name, children }: ScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="docs-scroll" role="region" aria-label={name} tabIndex={0}>
    {children}
  </div>
);
