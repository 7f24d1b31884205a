import type { ReactNode } from 'react';
import { drawings, type DrawingName } from './drawings.tsx';
import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';

export { screenCss };

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly children: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing to list. */
export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  useSheet(screenCss);
  const Drawing = drawings[drawing];
  return (
    <div className="d-empty">
      <Drawing />
      <p>{children}</p>
      {action}
    </div>
  );
}
