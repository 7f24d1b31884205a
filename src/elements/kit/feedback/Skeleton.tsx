import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';

export { screenCss };

export interface SkeletonProps {
  /** The shape of what comes. */
  readonly shape?: 'line' | 'title' | 'field' | 'block' | 'row';
  readonly count?: number;
}

/** Grey shapes where content will stand. Mark what holds them with `aria-busy`. */
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
