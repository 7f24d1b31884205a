import type { ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Brand } from './Brand.tsx';
import doneCss from './done.css?inline';
import { Heading } from './Heading.tsx';

export { doneCss };

export type StatusKind = 'done' | 'pending' | 'failed';

const signs: Readonly<Record<StatusKind, { readonly tone: string; readonly line: string }>> = {
  done: { tone: 'success', line: 'm20.5 32.5 7.5 7.5 15.5-17' },
  pending: { tone: 'warning', line: 'M32 20v12.5l8 5' },
  failed: { tone: 'danger', line: 'M32 21v13m0 8.5h0' },
};

export function StatusIcon({ kind }: { readonly kind: StatusKind }) {
  const { tone, line } = signs[kind];
  useSheet(doneCss);
  return (
    <svg className={`d-sign d-tone-${tone}`} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle fill="var(--d-tint)" cx="32" cy="32" r="31" />
      <circle className="d-sign-line" pathLength="1" cx="32" cy="32" r="22" />
      <path className="d-sign-line" pathLength="1" d={line} />
    </svg>
  );
}

interface ResultScreenProps {
  readonly sign?: ReactNode;
  readonly title: string;
  readonly titleId?: string;
  readonly depth?: 0 | 1;
  readonly amount?: string | undefined;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** True if the result is all that the element shows: it gets a card and the brand. */
  readonly isPage?: boolean | undefined;
  readonly takesFocus?: boolean;
  /** True: a dialog around the result opens with the focus on the title. */
  readonly isFirstStop?: boolean;
}

export function ResultScreen({
  sign = <StatusIcon kind="done" />,
  title,
  titleId,
  depth,
  amount,
  lead,
  children,
  isPage = false,
  takesFocus = false,
  isFirstStop = false,
}: ResultScreenProps) {
  useSheet(doneCss);
  return (
    <section className={isPage ? 'd-done d-done-page' : 'd-done'}>
      {isPage && (
        <div className="d-brand">
          <Brand />
        </div>
      )}
      {sign}
      <Heading
        takesFocus={takesFocus}
        id={titleId}
        depth={depth}
        className="d-title"
        tabIndex={-1}
        data-first-stop={isFirstStop || undefined}
      >
        {title}
      </Heading>
      {amount && (
        <p className="d-done-amount" translate="no">
          {amount}
        </p>
      )}
      {lead && <div className="d-quiet">{lead}</div>}
      {children}
    </section>
  );
}
