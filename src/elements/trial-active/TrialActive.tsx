import { configuredLink } from '../../core/page/addresses.ts';
import { showDate, readWireTime } from '../../core/format/time.ts';
import { config } from '../../core/config/config.ts';
import { formatLocale } from '../../core/config/language.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import { OpensElsewhere, Tick } from '../kit/icons.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { NextStep } from './NextStep.tsx';
import css from './trial-active.css?inline';
import { t } from './trial-active.text.ts';
import { t as tKit } from '../kit/kit.text.ts';

export { sheets as css };
const sheets = [css];

export default guarded(TrialActive);

function TrialActive() {
  const { productName, referralValidationCode, subscriptionExpiresOn } = readContext();
  const expiresOn = readWireTime(subscriptionExpiresOn);
  const isDictation = productName === 'dictation' || productName === '';
  return (
    <section className="d-trial">
      <Sign />
      <Heading className="d-title">{t('title')}</Heading>
      {expiresOn && <p className="d-quiet">{t('until', { date: showDate(expiresOn, formatLocale()) })}</p>}
      {isDictation ? <Dictation hasReferral={referralValidationCode !== ''} /> : <DeveloperPortal />}
    </section>
  );
}

const Dictation = ({ hasReferral }: { readonly hasReferral: boolean }) => (
  <>
    {hasReferral && (
      <Notice tone="success" isStill>
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
        <a className="d-button d-button-primary" href={portal} target="_blank" rel="noopener noreferrer">
          {t('toPortal')} <OpensElsewhere />
          <span className="d-hidden"> ({tKit('newTab')})</span>
        </a>
      )}
    </>
  );
}

/** The waveform of the login's drawing, which once becomes the sign of success. */
const Sign = () => (
  <svg className="d-trial-sign" viewBox="0 0 72 72" aria-hidden="true">
    <circle className="d-trial-sign-ground" cx="36" cy="36" r="34" />
    <path
      className="d-trial-sign-voice"
      pathLength="1"
      d="M15 34v4m6-9v14m6-20v26m6-18v10m6-20v30m6-24v18m6-14v10m6-7v4"
    />
    <circle className="d-trial-sign-line" pathLength="1" cx="36" cy="36" r="25" />
    <path className="d-trial-sign-line" pathLength="1" d="m25 37 8 8 15-17" />
  </svg>
);
