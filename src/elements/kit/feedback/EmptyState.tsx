import type { ReactNode } from 'react';
import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';

export const drawings = {
  list: {
    lines: 'M24 10h48a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Zm16 14h24M40 36h24M40 48h14',
    accent: 'M30 22.5h3v3h-3v-3Zm0 12h3v3h-3v-3Zm0 12h3v3h-3v-3Z',
  },
  search: {
    lines: 'M58 32a20 20 0 1 1-40 0 20 20 0 0 1 40 0Zm-5.5 14.5L72 64M28 28h20M28 36h12',
    accent: 'm70 14 8 8m0-8-8 8',
  },
  people: {
    lines:
      'M44 24a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM14 58c0-11 9-18 20-18s20 7 20 18M58 15.5a9 9 0 0 1 0 17M64 41c8 1.5 14 7.5 14 17',
    accent: 'M78 14v12m-6-6h12',
  },
  receipt: {
    lines: 'M26 8h44v54l-7.3-5-7.4 5-7.3-5-7.3 5-7.4-5L26 62V8Zm10 14h24M36 32h24',
    accent: 'M36 44h10m12 0h2',
  },
  unplugged: {
    lines:
      'M8 52h16a10 10 0 0 0 10-10v-4m-9-14h18v8a9 9 0 0 1-18 0v-8Zm4-10v10m10-10v10M88 20H72a10 10 0 0 0-10 10v6m-7 0h14v12H55V36Z',
    accent: 'm46 58 4-6 2 4 4-6',
  },
} as const;

export type DrawingName = keyof typeof drawings;

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  useSheet(screenCss);
  const { lines, accent } = drawings[drawing];
  return (
    <div className="d-empty">
      <svg
        className="d-drawing"
        viewBox="0 0 96 72"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path stroke="var(--d-strong-line)" d={lines} />
        <path stroke="var(--d-accent)" d={accent} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
