import type { ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import listCss from './list.css?inline';

/** `children`: the list's own controls and its table with `isLoading`, so that nothing moves when the rows come. */
export function ListSkeleton({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  useSheet(listCss);
  return (
    <div className="d-list-skeleton" aria-busy="true">
      <p className="d-hidden">{label}</p>
      {children ? <div inert>{children}</div> : <Skeleton shape="row" count={9} />}
    </div>
  );
}
