import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { askForAssistance } from '../../core/session/assistance.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useOffline } from '../kit/use-offline.ts';
import { RouteLink } from '../kit/controls/Links.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { dialogCss, Dialog } from '../kit/layers/Dialog.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { ChevronBack, Play } from '../kit/icons.tsx';
import { AddressLinks } from '../shared/AddressLinks.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { createLinksFlow } from '../shared/installation-links.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { guides, type GuideName, type Step } from './guides.ts';
import type { installGuideAttributes } from './install-guide.element.ts';
import installGuideCss from './install-guide.css?inline';
import { t } from './install-guide.text.ts';
import { StepPicture } from './StepPicture.tsx';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { t as tKit } from '../kit/kit.text.ts';

export const css = [screenCss, dialogCss, installGuideCss];

export default guarded(InstallGuide);

function InstallGuide({ app }: PropsOf<typeof installGuideAttributes>) {
  const flow = useFlow(createLinksFlow);
  const step = useStore(flow.$state);
  useEffect(() => void flow.load(), [flow]);
  useOffline(step.at === 'failed' ? () => void flow.load() : undefined);
  useElementState(step.at === 'loading' ? 'loading' : 'ready');
  const guide = guides[app](step.at === 'ready' ? step.value : null);
  return (
    <article className="d-guide">
      <header>
        <RouteLink to="/installation">
          <ChevronBack />
          {t('back')}
        </RouteLink>
        <Heading className="d-title">{t('title')}</Heading>
      </header>
      <div className="d-cards">
        <Card title={guide.name}>
          <p>{guide.text}</p>
          <dl className="d-guide-needs">
            <dt className="d-small d-quiet">{t('requirements')}</dt>
            <dd>{guide.requirements}</dd>
          </dl>
        </Card>
        <VideoCard app={app} name={guide.name} />
        <Card title={tKit('needAssistance')}>
          <p className="d-quiet">{t('helpText')}</p>
          <div className="d-actions">
            <Button onClick={askForAssistance}>{t('schedule')}</Button>
          </div>
        </Card>
      </div>
      {guide.note && (
        <Notice tone="info" isSilent>
          {guide.note}
        </Notice>
      )}
      {step.at === 'failed' && (
        <Notice tone="warning" action={<RetryButton kind="quiet" onRetry={() => void flow.load()} />}>
          {t('linkFailed')}
        </Notice>
      )}
      <GuideSteps steps={guide.steps} isLoading={step.at === 'loading'} />
    </article>
  );
}

/** A video. Requests nothing from the video's host before the visitor presses play. */
function VideoCard({ app, name }: { readonly app: GuideName; readonly name: string }) {
  const [isPlaying, play] = useState(false);
  const address = configuredLink(config().links.videos[app]);
  if (!address) return null;
  return (
    <Card title={t('video')}>
      <button type="button" className="d-guide-thumbnail" aria-label={t('play')} onClick={() => play(true)}>
        <span className="d-guide-play">
          <Play />
        </span>
      </button>
      {isPlaying && (
        <Dialog
          title={t('videoOf', { app: name })}
          size="large"
          isStatic
          onClose={() => play(false)}
          actions={<Button onClick={() => play(false)}>{t('closeVideo')}</Button>}
        >
          <iframe
            className="d-guide-video"
            src={address}
            title={t('videoOf', { app: name })}
            allow="autoplay; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </Dialog>
      )}
    </Card>
  );
}

function GuideSteps({ steps, isLoading }: { readonly steps: readonly Step[]; readonly isLoading: boolean }) {
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
              <AddressLinks className="d-row" links={step.links} isLoading={isLoading} isSmall />
              {step.tip && <p className="d-small d-quiet">{tKit('labelled', { label: t('tip'), value: step.tip })}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
