import { useId } from 'react';
import { Heading } from '../kit/layout/Heading.tsx';
import { AddressLinks } from '../shared/AddressLinks.tsx';
import type { Step } from './guides.ts';
import { t } from './install-guide.text.ts';
import { StepPicture } from './StepPicture.tsx';
import { t as tKit } from '../kit/kit.text.ts';

interface GuideStepsProps {
  readonly steps: readonly Step[];
  /** The links have their places already, so that the steps don't move when the addresses arrive. */
  readonly isLoading: boolean;
}

export function GuideSteps({ steps, isLoading }: GuideStepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading depth={1} className="d-heading" id={id}>
        {t('steps')}
      </Heading>
      <ol className="d-guide-steps">
        {steps.map((step) => (
          <li key={step.text}>
            <StepPicture name={step.picture} />
            <div>
              <p>{step.text}</p>
              <AddressLinks className="d-row" links={step.links ?? []} isLoading={isLoading} isSmall />
              {step.tip && <p className="d-small d-quiet">{tKit('labelled', { label: t('tip'), value: step.tip })}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
