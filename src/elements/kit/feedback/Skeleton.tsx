import { useSheet } from '../context.ts';
import skeletonCss from './skeleton.css?inline';

export { skeletonCss };

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'field' | 'row';
  readonly count?: number;
}

/** A bar in the place of a text, in a box as high as the text's line. */
export function SkeletonText() {
  useSheet(skeletonCss);
  return (
    <div className="d-skeleton-cell">
      <div className="d-skeleton" />
    </div>
  );
}

export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  useSheet(skeletonCss);
  return (
    <div className="d-stack" aria-hidden="true">
      {[...Array<undefined>(count)].map((_, at) => (
        <div key={at} className={`d-skeleton d-skeleton-${shape}`} />
      ))}
    </div>
  );
}
