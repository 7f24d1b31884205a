import { useId, type ReactNode } from 'react';
import { useSheet } from '../context.ts';
import { Heading } from './Heading.tsx';
import screenCss from './screen.css?inline';

export { screenCss };

interface CardProps {
  readonly title?: string;
  readonly depth?: 1 | 2;
  readonly actions?: ReactNode;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, depth = 1, actions, takesFocus, children }: CardProps) {
  const id = useId();
  useSheet(screenCss);
  if (!title) return <div className="d-card">{children}</div>;
  return (
    <section className="d-card" aria-labelledby={id}>
      <div className="d-card-top">
        <Heading depth={depth} takesFocus={takesFocus} id={id} className="d-heading">
          {title}
        </Heading>
        {actions && <div className="d-row">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
