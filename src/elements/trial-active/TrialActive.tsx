import { configuredLink } from '../../core/page/addresses.ts';
import { formatDate, readWireTime } from '../../core/format/time.ts';
import { config } from '../../core/config/config.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import { ButtonLink } from '../kit/controls/Button.tsx';
import { ExternalLink, Tick } from '../kit/icons.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { ResultScreen, doneCss, StatusIcon } from '../kit/layout/ResultScreen.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { NextStep } from './NextStep.tsx';
import trialActiveCss from './trial-active.css?inline';
import { t } from './trial-active.text.ts';
import { viewLocale } from '../kit/language.ts';

export const css = [doneCss, trialActiveCss];

export default guarded(TrialActive);

function TrialActive() {
  const { productName, referralValidationCode, subscriptionExpiresOn } = readContext();
  const expiresOn = readWireTime(subscriptionExpiresOn);
  const isDictation = productName === 'dictation' || productName === '';
  return (
    <ResultScreen
      sign={<TrialSign />}
      title={t('title')}
      lead={expiresOn && <p>{t('until', { date: formatDate(expiresOn, viewLocale()) })}</p>}
      isPage
    >
      {isDictation ? <Dictation hasReferral={referralValidationCode !== ''} /> : <DeveloperPortal />}
    </ResultScreen>
  );
}

const Dictation = ({ hasReferral }: { readonly hasReferral: boolean }) => (
  <>
    {hasReferral && (
      <Notice tone="success" isSilent>
        {t('bonus')}
      </Notice>
    )}
    <NextStep />
    {!hasReferral && <Included />}
  </>
);

const Included = () => (
  <div className="d-trial-included">
    <Heading depth={1} className="d-small d-quiet">
      {t('included')}
    </Heading>
    <ul>
      {[t('platforms'), t('features'), t('assistance'), t('accuracy')].map((item) => (
        <li key={item}>
          <Tick /> {item}
        </li>
      ))}
    </ul>
  </div>
);

function DeveloperPortal() {
  const portal = configuredLink(config().links.developerPortal);
  return (
    <>
      <p>{t('portal')}</p>
      {portal && (
        <ButtonLink kind="primary" href={portal} opensNewTab endIcon={<ExternalLink />}>
          {t('toPortal')}
        </ButtonLink>
      )}
    </>
  );
}

const TrialSign = () => (
  <span className="d-trial-sign" aria-hidden="true">
    <StatusIcon kind="done" />
    <svg viewBox="0 0 64 64">
      <path className="d-trial-voice" pathLength="1" d="M14 30v4m6-9v14m6-20v26m6-18v10m6-20v30m6-24v18m6-14v10" />
    </svg>
  </span>
);
