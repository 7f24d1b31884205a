import type { ReactNode } from 'react';
import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';

export { screenCss };

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'field' | 'row';
  readonly count?: number;
}

export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  useSheet(screenCss);
  return (
    <div className="d-stack" aria-hidden="true">
      {[...Array<undefined>(count)].map((_, at) => (
        <div key={at} className={`d-skeleton d-skeleton-${shape}`} />
      ))}
    </div>
  );
}

interface ListSkeletonProps {
  readonly label: string;
  /** Stands for what is above the rows. */
  readonly children: ReactNode;
}

export const ListSkeleton = ({ label, children }: ListSkeletonProps) => (
  <div className="d-list-skeleton" aria-busy="true">
    <p className="d-hidden">{label}</p>
    {children}
    <Skeleton shape="row" count={9} />
  </div>
);
