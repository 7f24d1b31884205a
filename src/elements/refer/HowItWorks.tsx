import { useId } from 'react';
import { Heading } from '../kit/layout/Heading.tsx';
import { t } from './refer.text.ts';

const steps = () => [
  { title: t('step1'), text: t('step1Text'), Picture: Letter },
  { title: t('step2'), text: t('step2Text'), Picture: Person },
  { title: t('step3'), text: t('step3Text'), Picture: Gift },
];

export function HowItWorks() {
  const id = useId();
  return (
    <section className="d-refer-how" aria-labelledby={id}>
      <Heading depth={1} className="d-heading" id={id}>
        {t('how')}
      </Heading>
      <ol>
        {steps().map(({ title, text, Picture }) => (
          <li key={title}>
            <Picture />
            <Heading depth={2} className="d-refer-step">
              {title}
            </Heading>
            <p className="d-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Letter = () => (
  <svg className="d-refer-picture" viewBox="0 0 64 48" aria-hidden="true">
    <rect x="8" y="8" width="48" height="32" rx="4" />
    <path d="m8 12 24 16 24-16" />
  </svg>
);

const Person = () => (
  <svg className="d-refer-picture" viewBox="0 0 64 48" aria-hidden="true">
    <circle cx="32" cy="16" r="9" />
    <path d="M14 42c2-11 9-15 18-15s16 4 18 15" />
  </svg>
);

const Gift = () => (
  <svg className="d-refer-picture" viewBox="0 0 64 48" aria-hidden="true">
    <rect x="12" y="20" width="40" height="22" rx="3" />
    <path d="M8 14h48v7H8zM32 14v28M32 14c-4-10-16-8-12-1 1 1 6 1 12 1Zm0 0c4-10 16-8 12-1-1 1-6 1-12 1Z" />
  </svg>
);
