import { useEffect } from 'react';
import { safeLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { useStore } from '../kit/use-store.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Invitation } from './Invitation.tsx';
import css from './refer.css?inline';
import { createReferFlow, type ReferFlow, type ReferStep } from './refer.flow.ts';
import { t } from './refer.text.ts';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, screenCss, css];

const states = { loading: 'loading', failed: 'error', ready: 'ready' } as const;

export default function Refer() {
  const flow = useFlow(createReferFlow);
  const step = useStore(flow.$step);
  // The code is asked for when it is there to be seen.
  useEffect(() => void flow.load(), [flow]);
  useElementState(states[step.at]);
  return (
    <section className="d-refer">
      <header>
        <h1 className="d-title">{t('title')}</h1>
        <p className="d-quiet">{t('lead')}</p>
      </header>
      <Mine flow={flow} step={step} />
      <Rewards />
      <HowItWorks />
      <Terms />
    </section>
  );
}

function Mine({ flow, step }: { readonly flow: ReferFlow; readonly step: ReferStep }) {
  if (step.at === 'failed')
    return <TryAgain onRetry={() => void flow.load()} notLoaded={t('notLoaded')} offline={t('offline')} />;
  if (step.at === 'ready') return <Invitation flow={flow} {...step} />;
  return (
    <div className="d-card" aria-busy="true">
      <p className="d-hidden">{t('loading')}</p>
      <Skeleton shape="field" count={2} />
    </div>
  );
}

const Rewards = () => (
  <Card title={t('rewards')}>
    <dl className="d-refer-rewards">
      <div>
        <dt>{t('trial')}</dt>
        <dd>{t('trialWhen')}</dd>
      </div>
      <div>
        <dt>{t('paid')}</dt>
        <dd>{t('paidWhen')}</dd>
      </div>
    </dl>
    <p className="d-small d-quiet">{t('noLimit')}</p>
  </Card>
);

function Terms() {
  const terms = safeLink(config().links.referralTerms);
  if (!terms) return null;
  return (
    <p>
      <a className="d-link" href={terms} target="_blank" rel="noopener noreferrer">
        {t('terms')}
      </a>
    </p>
  );
}
