import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Resource } from '../../core/state/resource.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { TryAgain } from '../kit/controls/TryAgain.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Invitation } from './Invitation.tsx';
import css from './refer.css?inline';
import { createReferFlow, type Referral, type ReferFlow } from './refer.flow.ts';
import { t } from './refer.text.ts';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';

export { sheets as css };
const sheets = [fieldsCss, screenCss, css];

const states = { loading: 'loading', failed: 'error', ready: 'ready' } as const;

export default guarded(Refer);

function Refer() {
  const flow = useFlow(createReferFlow);
  const state = useStore(flow.$state);
  useEffect(() => void flow.load(), [flow]);
  useElementState(states[state.at]);
  return (
    <section className="d-refer">
      <header>
        <Heading className="d-title">{t('title')}</Heading>
        <p className="d-quiet">{t('lead')}</p>
      </header>
      <Mine flow={flow} state={state} />
      <Rewards />
      <HowItWorks />
      <Terms />
    </section>
  );
}

function Mine({ flow, state }: { readonly flow: ReferFlow; readonly state: Resource<Referral> }) {
  if (state.at === 'failed')
    return <TryAgain onRetry={() => void flow.load()} notLoaded={t('notLoaded')} offline={t('offline')} />;
  if (state.at === 'ready') return <Invitation flow={flow} {...state.value} />;
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
  const terms = configuredLink(config().links.referralTerms);
  if (!terms) return null;
  return (
    <p>
      <a className="d-link" href={terms} target="_blank" rel="noopener noreferrer">
        {t('terms')}
      </a>
    </p>
  );
}
