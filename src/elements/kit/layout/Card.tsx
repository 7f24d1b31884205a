import { useId, type ReactNode } from 'react';
import { useSheet } from '../context.ts';
import screenCss from './screen.css?inline';

export { screenCss };

export interface CardProps {
  readonly title?: string;
  /** The heading's level in the element's outline. */
  readonly level?: 2 | 3 | 4;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A framed part of a screen, named by its title. */
export function Card({ title, level = 2, actions, children }: CardProps) {
  const id = useId();
  useSheet(screenCss);
  const Heading = `h${level}` as const;
  if (!title) return <div className="d-card">{children}</div>;
  return (
    <section className="d-card" aria-labelledby={id}>
      <div className="d-card-top">
        <Heading id={id} className="d-heading">
          {title}
        </Heading>
        {actions && <div className="d-row">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
