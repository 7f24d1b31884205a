import type { ReactNode } from 'react';
import { drawings, type DrawingName } from './drawings.tsx';
import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';

export { screenCss };

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

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
