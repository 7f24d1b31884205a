import type { ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import listCss from './list.css?inline';

/**
 * `children`: the list's own controls and its table with `isLoading`, so that nothing moves when the rows come.
 * `aria-hidden` is for tools that read the page and don't know `inert`: a press on a heading that they find there would
 * be lost.
 */
export function ListSkeleton({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  useSheet(listCss);
  return (
    <div className="d-list-skeleton" aria-busy="true">
      <p className="d-hidden">{label}</p>
      {children ? (
        <div inert aria-hidden="true">
          {children}
        </div>
      ) : (
        <Skeleton shape="row" count={9} />
      )}
    </div>
  );
}
