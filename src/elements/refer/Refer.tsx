import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Resource } from '../../core/state/resource.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { OutsideLink } from '../kit/controls/Links.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import referCss from './refer.css?inline';
import { createReferFlow, type Referral, type ReferFlow } from './refer.flow.ts';
import { t } from './refer.text.ts';
import { fieldsCss, Field } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { Copy, Tick } from '../kit/icons.tsx';
import { Ltr, Sentence } from '../kit/layout/Text.tsx';

export const css = [fieldsCss, screenCss, referCss];

export default guarded(Refer);

function Refer() {
  const flow = useFlow(createReferFlow);
  const state = useStore(flow.$state);
  useEffect(() => void flow.load(), [flow]);
  useElementState(state.at === 'failed' ? 'error' : state.at);
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
    return <LoadError onRetry={() => void flow.load()} notLoaded={t('notLoaded')} offline={t('offline')} />;
  if (state.at === 'ready') return <Invitation flow={flow} {...state.value} />;
  return (
    <div className="d-card d-refer-loading" aria-busy="true">
      <p className="d-hidden">{t('loading')}</p>
      <Skeleton shape="field" count={2} />
      <Skeleton shape="title" />
      <Skeleton count={3} />
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
      <OutsideLink href={terms}>{t('terms')}</OutsideLink>
    </p>
  );
}

const steps = () => [
  { title: t('step1'), text: t('step1Text'), drawing: letter },
  { title: t('step2'), text: t('step2Text'), drawing: person },
  { title: t('step3'), text: t('step3Text'), drawing: gift },
];

function HowItWorks() {
  const id = useId();
  return (
    <section className="d-refer-how" aria-labelledby={id}>
      <Heading depth={1} className="d-heading" id={id}>
        {t('how')}
      </Heading>
      <ol>
        {steps().map(({ title, text, drawing }) => (
          <li key={title}>
            <svg className="d-refer-picture" width="56" height="42" viewBox="0 0 64 48" aria-hidden="true">
              {drawing}
            </svg>
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

const letter = (
  <>
    <rect x="8" y="8" width="48" height="32" rx="4" />
    <path d="m8 12 24 16 24-16" />
  </>
);

const person = (
  <>
    <circle cx="32" cy="16" r="9" />
    <path d="M14 42c2-11 9-15 18-15s16 4 18 15" />
  </>
);

const gift = (
  <>
    <rect x="12" y="20" width="40" height="22" rx="3" />
    <path d="M8 14h48v7H8zM32 14v28M32 14c-4-10-16-8-12-1 1 1 6 1 12 1Zm0 0c4-10 16-8 12-1-1 1-6 1-12 1Z" />
  </>
);

function Invitation({ flow, code, earnedDays, link }: Referral & { readonly flow: ReferFlow }) {
  const copied = useStore(flow.$copied);
  const isCopied = (what: 'link' | 'message') => copied?.what === what && copied.isDone;
  const hasFailed = (what: 'link' | 'message') => copied?.what === what && !copied.isDone;
  const message = t('message', { code, link });
  return (
    <Card>
      {code && (
        <div className="d-refer-invitation">
          <Field
            label={t('link')}
            name="link"
            defaultValue={link}
            isReadOnly
            dir="ltr"
            error={hasFailed('link') ? t('copyFailed') : undefined}
            isOptional="unsaid"
          />
          <Button
            kind="primary"
            icon={isCopied('link') ? <Tick /> : <Copy />}
            onClick={() => void flow.copy('link', link)}
          >
            {t(isCopied('link') ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
      <dl className="d-refer-facts">
        {code && (
          <div>
            <dt className="d-small d-quiet">{t('code')}</dt>
            <dd>
              <Ltr>{code}</Ltr>
            </dd>
          </div>
        )}
        <div className={`d-refer-earned d-tone-${earnedDays > 0 ? 'success' : 'quiet'}`}>
          <dd>{t('earned', { count: earnedDays })}</dd>
        </div>
      </dl>
      {code && (
        <div className="d-refer-whatsapp">
          <blockquote className="d-small" translate="no">
            <Sentence text={message} values={[link, code]} />
          </blockquote>
          <div className="d-row">
            <Button icon={isCopied('message') ? <Tick /> : <Copy />} onClick={() => void flow.copy('message', message)}>
              {t(isCopied('message') ? 'copied' : 'copyMessage')}
            </Button>
            <Button disabled>{t('whatsapp')}</Button>
          </div>
          <p className="d-small d-quiet">{hasFailed('message') ? t('messageCopyFailed') : t('whatsappOff')}</p>
        </div>
      )}
    </Card>
  );
}
