import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Session } from '../../core/session/session.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { ButtonLink } from '../kit/controls/Button.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { createLinksFlow, type LinksFlow } from '../shared/installation-links.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { useSession } from '../kit/use-session.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { AppCard } from './AppCard.tsx';
import { allowedProduct, visibleApps } from './apps.ts';
import installationCss from './installation.css?inline';
import { t } from './installation.text.ts';
import { useTexts } from '../kit/language.ts';

export const css = [screenCss, installationCss];

export default guarded(Installation);

function Installation() {
  const session = useSession();
  return (
    <section className="d-installation">
      <Heading className="d-title">{t('title')}</Heading>
      {session ? <Apps session={session} /> : <Unknown />}
    </section>
  );
}

function Apps({ session }: { readonly session: Session }) {
  const product = allowedProduct(session);
  if (product === 'voice-services') return <VoiceServices />;
  if (product === 'dictation') return <DictationApps available={session.availableApps} />;
  return <NoApps />;
}

function Unknown() {
  useElementState('loading');
  return <CardSkeletons />;
}

function NoApps() {
  useElementState('ready');
  return <EmptyState drawing="list">{t('none')}</EmptyState>;
}

function VoiceServices() {
  useElementState('ready');
  const portal = configuredLink(config().links.developerPortal);
  return (
    <Card title={t('voice')}>
      <p className="d-prose">{t('voiceText')}</p>
      {portal && (
        <div className="d-actions">
          <ButtonLink href={portal} opensNewTab>
            {t('toPortal')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function DictationApps({ available }: { readonly available: readonly string[] }) {
  const flow = useFlow(createLinksFlow);
  useEffect(() => void flow.load(), [flow]);
  return (
    <>
      <div className="d-installation-narrow">
        <Notice tone="info" isSilent>
          {t('narrow')}
        </Notice>
      </div>
      <Heading depth={1} className="d-heading">
        {t('dictation')}
      </Heading>
      <Cards flow={flow} available={available} />
    </>
  );
}

const skeletonCards = 4;

const CardSkeletons = () => (
  <div className="d-installation-cards" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    {[...Array<undefined>(skeletonCards)].map((_, at) => (
      <div key={at} className="d-card" aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton shape="field" />
      </div>
    ))}
  </div>
);

function Cards({ flow, available }: { readonly flow: LinksFlow; readonly available: readonly string[] }) {
  const texts = useTexts();
  const step = useStore(flow.$state);
  useElementState(step.at === 'failed' ? 'error' : step.at);
  if (step.at === 'failed')
    return <LoadError onRetry={() => void flow.load()} notLoaded={t('notLoaded')} offline={t('offline')} />;
  if (step.at === 'loading') return <CardSkeletons />;
  const apps = visibleApps(available, step.value, texts);
  if (apps.length === 0) return <EmptyState drawing="list">{t('none')}</EmptyState>;
  return (
    <div className="d-installation-cards">
      {apps.map(({ key, ...app }) => (
        <AppCard key={key} {...app} />
      ))}
    </div>
  );
}
