import { useId } from 'react';
import { safeAddress } from '../../core/page/addresses.ts';
import { ButtonLink } from '../kit/controls/Button.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
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
              <StepLinks links={step.links ?? []} isLoading={isLoading} />
              {step.tip && <p className="d-small d-quiet">{tKit('labelled', { label: t('tip'), value: step.tip })}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLinks({ links, isLoading }: Required<Pick<Step, 'links'>> & Pick<GuideStepsProps, 'isLoading'>) {
  const shown = links.flatMap(([label, address]) => {
    const href = isLoading ? '' : safeAddress(address);
    return href === null ? [] : [{ label, href }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="d-row">
      {shown.map(({ label, href }) => (
        <ButtonLink key={label} href={href} opensNewTab isSmall>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
