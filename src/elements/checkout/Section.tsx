import { useId, type ReactNode } from 'react';
import { Heading } from '../kit/layout/Heading.tsx';

interface SectionProps {
  readonly title: string;
  readonly takesFocus: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, takesFocus, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="d-card d-checkout-section" aria-labelledby={id}>
      <div className="d-card-top">
        <Heading depth={1} takesFocus={takesFocus} id={id} className="d-heading d-checkout-heading" tabIndex={-1}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
